// Layer 2, 128 kbit/s, 44.1 kHz, mono, without a checksum: 417 bytes a frame, none of which XML forbids.
const FRAME = Buffer.concat([Buffer.from([0xff, 0xfd, 0x84, 0xc4]), Buffer.alloc(413, 'U')]);

/** A second of MPEG audio. */
export const MPEG_FRAMES = Buffer.concat(Array.from({ length: 40 }, () => FRAME));

/** Recognised as MPEG audio by its bytes, and as a DASH manifest by a reader that guesses. */
export function disguisedManifest(target: string): Buffer {
  const set = '<AdaptationSet contentType="audio" mimeType="audio/mp4">';
  const manifest = [
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT10S"',
    ' profiles="urn:mpeg:dash:profile:isoff-on-demand:2011">',
    `<Period duration="PT10S">${set}<Representation id="a" bandwidth="64000" codecs="mp4a.40.2">`,
    `<BaseURL>${target}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
  ].join('');
  return Buffer.concat([
    Buffer.from('<?xml\tversion="1.0" encoding="ISO-8859-1"?><!-- '),
    MPEG_FRAMES,
    Buffer.from(` -->${manifest}\n`),
  ]);
}
