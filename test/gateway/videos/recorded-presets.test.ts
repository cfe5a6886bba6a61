import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordedOrders, recordedPresets, recordedUpstream } from '../../support/recorded-upstream.ts';
import { startService } from '../../support/service.ts';
import { wavFile } from '../../support/wav-file.ts';

/** Presets against recorded answers of their services. */

/** 16 by 16 pixels of red. */
const PICTURE = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAGUlEQVR4nGM8YaPBQApgIkn1qIZRDUNKAwDJRQFM191z5AAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

/** A quarter of a second of silence. */
const SOUND = new File([wavFile(new Uint8Array(8000))], 'silence.wav');

for (const preset of recordedPresets()) {
  test(`videos of the preset ${preset} end as they ended at the service`, async () => {
    const { upstream, route, video: wanted, orders } = recordedOrders(preset);
    const recorded = await recordedUpstream(preset);
    const service = await startService({
      settings: {
        upstreams: { recorded: { ...upstream, base_url: recorded.baseUrl, api_key: 'a-key' } },
        models: { 'vidB-2': { routes: [{ upstream: 'recorded', ...route }] } },
        fetch: { allow_loopback: true },
      },
    });
    try {
      const video = { model: 'vidB-2', seconds: '4', size: '480x480', watermark: 'false', ...wanted };
      for (const { prompt, picture = false, sound = false, ends } of orders) {
        const inputs = {
          ...(picture && { input_reference: PICTURE }),
          ...(sound && { audio_reference: SOUND }),
        };
        const created = await service.form('/v1/videos', { ...video, prompt, ...inputs });
        const ended = await service.finished(created.json.id);
        assert.equal((ended['error'] as { code: string } | undefined)?.code ?? ended['status'], ends, prompt);
        if (ends !== 'completed') continue;
        const content = await service.call('GET', `/v1/videos/${created.json.id}/content?variant=video`);
        assert.equal(content.text.slice(4, 8), 'ftyp');
        // What an operator keeps to himself: the graph that ComfyUI writes into its videos.
        assert.doesNotMatch(content.text, /class_type/);
      }
    } finally {
      await service.stop();
      recorded.close();
      assert.deepEqual(recorded.missing, []);
    }
  });
}
