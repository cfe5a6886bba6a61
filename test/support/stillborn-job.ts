/** A child that dies before it is at work, as one does whose decoders are not installed. */
process.exit(1);
