import type { Style } from '../scene-description.ts';
import { seededRandom } from '../seeded-random.ts';
import { anime } from './anime-overlay.ts';
import { comicPanel } from './comic-overlay.ts';
import { news } from './news-overlay.ts';
import { nostalgic } from './nostalgic-overlay.ts';
import { type Overlay, type OverlayContext, still, vignette } from './overlay.ts';
import { selfie } from './selfie-overlay.ts';
import { harvest } from './thanksgiving-overlay.ts';
import { paper } from './watercolor-overlay.ts';

/** What a style lays over the finished frame. */
export function styleOverlay(style: Style, context: OverlayContext): Overlay {
  switch (style) {
    case 'noir':
      return still(context, (brush, width, height) => vignette(brush, width, height, '#000000', 0.75));
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
    case 'thanksgiving':
      return still(context, (brush, width, height) => harvest(brush, width, height, context));
    case 'watercolor':
      return still(context, (brush, width, height) =>
        paper(brush, width, height, seededRandom(context.seed)),
      );
    case 'cyberpunk':
      return still(context, (brush, width, height) => {
        for (let y = 0; y < height; y += 4) {
          brush.fillStyle = 'rgba(10,0,30,0.16)';
          brush.fillRect(0, y, width, 2);
        }
        vignette(brush, width, height, '#1a0033', 0.5);
      });
    default:
      return style satisfies never;
  }
}
