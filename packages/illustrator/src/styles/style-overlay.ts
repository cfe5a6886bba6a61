import type { Style } from '../scene-description.ts';
import { seededRandom } from '../seeded-random.ts';
import { anime } from './anime-overlay.ts';
import { comicPanel } from './comic-overlay.ts';
import { news } from './news-overlay.ts';
import { nostalgic } from './nostalgic-overlay.ts';
import { oilPainting } from './oil-painting-overlay.ts';
import { type Overlay, type OverlayContext, still } from './overlay.ts';
import { selfie } from './selfie-overlay.ts';
import { paper } from './watercolor-overlay.ts';
import { writtenOverlay } from './written-overlay.ts';

/** What a style lays over the finished frame. */
export function styleOverlay(style: Style, context: OverlayContext): Overlay {
  switch (style) {
    case 'anime':
      return anime(context);
    case 'comic':
      return still(context, (brush, width, height) => comicPanel(brush, width, height, context));
    case 'news':
      return news(context);
    case 'selfie':
      return selfie(context);
    case 'nostalgic':
      return nostalgic(context);
    case 'watercolor':
      return still(context, (brush, width, height) =>
        paper(brush, width, height, seededRandom(context.seed)),
      );
    case 'oil-painting':
      return still(context, (brush, width, height) =>
        oilPainting(brush, width, height, seededRandom(context.seed)),
      );
    case 'cyberpunk':
    case 'noir':
    case 'stop-motion':
    case 'thanksgiving':
      return writtenOverlay(style, context);
    default:
      return style satisfies never;
  }
}
