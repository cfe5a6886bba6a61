-- Nothing reads the history of speech and transcripts any more. Its files go with the first sweep of retention.
DROP TABLE audio_items;
