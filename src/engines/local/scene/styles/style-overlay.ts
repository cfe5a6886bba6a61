import { createCanvas } from '@napi-rs/canvas';
import type { Compositor } from '../compositor/compositor.ts';
import { alpha } from '../painting/colour.ts';
import { fitText, useLettering } from '../painting/lettering.ts';
import { type Brush, disc, even, oval, polygon, roundedBox, stroke, TURN } from '../painting/shapes.ts';
import type { Style } from '../scene-description.ts';
import type { Moment } from '../scenery/stage.ts';
import { type Random, seededRandom } from '../seeded-random.ts';

export interface Overlay {
  draw(moment: Moment): void;
}

export interface OverlayContext {
  readonly compositor: Compositor;
  readonly unit: number;
  readonly seed: number;
  /** What the film shows, in English, for headlines. */
  readonly caption: string;
}

/** What a style lays over the finished frame. */
export function styleOverlay(style: Style | null, context: OverlayContext): Overlay | null {
  switch (style) {
    case null:
    case 'noir':
      return style === 'noir'
        ? still(context, (brush, width, height) => vignette(brush, width, height, '#000000', 0.75))
        : null;
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

/** A layer over the whole frame that does not change. */
function still(
  { compositor }: OverlayContext,
  paint: (brush: Brush, width: number, height: number) => void,
): Overlay {
  const { width, height } = compositor;
  const canvas = createCanvas(width + 34, height);
  paint(canvas.getContext('2d'), width, height);
  const layer = compositor.layer(canvas);
  return { draw: () => compositor.drawLayer(layer, 0, 0) };
}

function vignette(brush: Brush, width: number, height: number, colour: string, strength: number): void {
  const gradient = brush.createRadialGradient(
    width / 2,
    height / 2,
    Math.min(width, height) * 0.35,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.56,
  );
  gradient.addColorStop(0, alpha(colour, 0));
  gradient.addColorStop(1, alpha(colour, strength));
  brush.fillStyle = gradient;
  brush.fillRect(0, 0, width, height);
}

/** Shafts of light from a corner, and sparkles that come and go. */
function anime(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const { width, height } = compositor;
  const random = seededRandom(context.seed ^ 0xa11);
  const rays = still(context, (brush) => {
    for (let ray = 0; ray < 5; ray++) {
      const x = width * (0.5 + ray * 0.14);
      const gradient = brush.createLinearGradient(0, 0, 0, height * 0.8);
      gradient.addColorStop(0, alpha('#fff6d8', 0.24));
      gradient.addColorStop(1, alpha('#fff6d8', 0));
      brush.fillStyle = gradient;
      polygon(brush, [
        [x, -10],
        [x + 50 * unit, -10],
        [x - 170 * unit, height * 0.8],
        [x - 320 * unit, height * 0.8],
      ]);
    }
  });
  const size = even(34 * unit);
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  const middle = size / 2;
  for (const turn of [0, Math.PI / 2])
    oval(brush, middle, middle, middle * 0.94, middle * 0.12, '#ffffff', turn);
  disc(brush, middle, middle, middle * 0.24, '#fffdf0');
  const sparkle = compositor.sprite(canvas);
  const sparkles = Array.from({ length: 16 }, () => ({
    x: random() * width,
    y: random() * height * 0.8,
    phase: random() * TURN,
    pace: 1 + random(),
  }));
  return {
    draw(moment) {
      rays.draw(moment);
      for (const spot of sparkles) {
        const strength = Math.max(0, Math.sin(moment.time * spot.pace + spot.phase));
        compositor.drawSprite(sparkle, {
          x: spot.x,
          y: spot.y,
          scaleX: 0.4 + strength * 0.7,
          scaleY: 0.4 + strength * 0.7,
          opacity: strength,
        });
      }
    },
  };
}

function comicPanel(brush: Brush, width: number, height: number, { unit, caption }: OverlayContext): void {
  // Printed dots, denser towards two corners.
  const step = 13 * unit;
  for (let row = 0; row * step < height; row++) {
    for (let column = 0; column * step < width; column++) {
      const x = (column + (row % 2) * 0.5) * step;
      const y = row * step;
      const corner =
        Math.min(Math.hypot(x, height - y), Math.hypot(width - x, y)) / (Math.min(width, height) * 0.75);
      if (corner < 1) disc(brush, x, y, step * 0.34 * (1 - corner), alpha('#17131c', 0.5));
    }
  }
  const edge = 16 * unit;
  brush.fillStyle = '#fbf7ec';
  for (const [x, y, w, h] of [
    [0, 0, width, edge],
    [0, height - edge, width, edge],
    [0, 0, edge, height],
    [width - edge, 0, edge, height],
  ] as const)
    brush.fillRect(x, y, w, h);
  brush.strokeStyle = '#17131c';
  brush.lineWidth = 7 * unit;
  brush.strokeRect(edge, edge, width - edge * 2, height - edge * 2);
  const size = 25 * unit;
  const text = fitText(brush, caption.toUpperCase(), size, width * 0.7);
  const wide = brush.measureText(text).width + 40 * unit;
  brush.fillStyle = '#ffdf3f';
  brush.fillRect(edge, edge, wide, 56 * unit);
  brush.lineWidth = 5 * unit;
  brush.strokeRect(edge, edge, wide, 56 * unit);
  brush.fillStyle = '#17131c';
  brush.fillText(text, edge + 20 * unit, edge + 30 * unit);
}

/** A live badge, a headline, and a ticker that runs. */
function news(context: OverlayContext): Overlay {
  const { compositor, unit, caption } = context;
  const { width, height } = compositor;
  const bar = height - 118 * unit;
  const base = still(context, (brush) => {
    brush.fillStyle = alpha('#0d1f45', 0.94);
    brush.fillRect(0, bar, width, 76 * unit);
    brush.fillStyle = '#c8102e';
    brush.fillRect(0, bar - 6 * unit, width, 6 * unit);
    brush.fillRect(0, bar, 190 * unit, 76 * unit);
    useLettering(brush, 30 * unit);
    brush.fillStyle = '#ffffff';
    brush.fillText('NEWS', 48 * unit, bar + 40 * unit);
    const text = fitText(
      brush,
      caption.charAt(0).toUpperCase() + caption.slice(1),
      32 * unit,
      width - 240 * unit,
    );
    brush.fillStyle = '#ffffff';
    brush.fillText(text, 216 * unit, bar + 40 * unit);
    brush.fillStyle = '#f4f6fa';
    brush.fillRect(0, bar + 76 * unit, width, 42 * unit);
    roundedBox(brush, 30 * unit, 28 * unit, 112 * unit, 46 * unit, 8 * unit, '#c8102e');
    disc(brush, 54 * unit, 51 * unit, 8 * unit, '#ffffff');
    useLettering(brush, 26 * unit);
    brush.fillText('LIVE', 72 * unit, 53 * unit);
  });
  const canvas = createCanvas(even(width * 1.2), even(40 * unit));
  const brush = canvas.getContext('2d');
  const ticker = fitText(
    brush,
    `${caption}   •   More as the story develops   •`,
    24 * unit,
    canvas.width - 40 * unit,
  );
  brush.fillStyle = '#16233f';
  brush.fillText(ticker, 10 * unit, canvas.height / 2 + unit);
  const strip = compositor.layer(canvas, { repeat: true });
  return {
    draw(moment) {
      base.draw(moment);
      compositor.drawLayer(strip, moment.time * 70 * unit, bar + 76 * unit);
    },
  };
}

/** The screen of a phone held at arm's length. */
function selfie(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const base = still(context, (brush, width, height) => {
    vignette(brush, width, height, '#000000', 0.35);
    const edge = 14 * unit;
    brush.fillStyle = '#0b0b10';
    brush.beginPath();
    brush.rect(0, 0, width, height);
    brush.roundRect(edge, edge, width - edge * 2, height - edge * 2, 44 * unit);
    brush.fill('evenodd');
    roundedBox(brush, width / 2 - 58 * unit, edge + 8 * unit, 116 * unit, 22 * unit, 11 * unit, '#0b0b10');
    const x = width > height ? width - 80 * unit : width / 2;
    const y = width > height ? height / 2 : height - 96 * unit;
    disc(brush, x, y, 37 * unit, alpha('#ffffff', 0.85));
    disc(brush, x, y, 31 * unit, '#e5383b');
    for (const [dx, dy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      const cx = width / 2 - dx * width * 0.26;
      const cy = height * 0.45 - dy * height * 0.26;
      stroke(
        brush,
        [
          [cx, cy + dy * 34 * unit],
          [cx, cy],
          [cx + dx * 34 * unit, cy],
        ],
        4 * unit,
        alpha('#ffffff', 0.8),
      );
    }
  });
  const canvas = createCanvas(even(150 * unit), even(40 * unit));
  const brush = canvas.getContext('2d');
  disc(brush, 18 * unit, 20 * unit, 10 * unit, '#e5383b');
  useLettering(brush, 24 * unit);
  brush.fillStyle = '#ffffff';
  brush.fillText('REC', 38 * unit, 21 * unit);
  const badge = compositor.sprite(canvas);
  return {
    draw(moment) {
      // A hand is never quite still.
      const sway = Math.sin(moment.time * 1.7) * 0.4 + Math.sin(moment.time * 2.9) * 0.3;
      compositor.zoom(
        1.035,
        compositor.width * (0.5 + sway * 0.2),
        compositor.height * (0.5 + Math.cos(moment.time * 2.1) * 0.2),
      );
      base.draw(moment);
      if (moment.time % 1.2 < 0.8) compositor.drawSprite(badge, { x: 120 * unit, y: 58 * unit });
    },
  };
}

/** A projected old film: burnt edges, dust, scratches, unsteady light. */
function nostalgic(context: OverlayContext): Overlay {
  const { compositor, unit } = context;
  const { width, height } = compositor;
  const random = seededRandom(context.seed ^ 0x01d);
  const base = still(context, (brush) => {
    vignette(brush, width, height, '#1c0f05', 0.85);
    brush.fillStyle = '#120b06';
    brush.beginPath();
    brush.rect(0, 0, width, height);
    brush.roundRect(16 * unit, 14 * unit, width - 32 * unit, height - 28 * unit, 34 * unit);
    brush.fill('evenodd');
  });
  const speckle = createCanvas(even(width), even(height));
  const brush = speckle.getContext('2d');
  for (let grain = 0; grain < 900; grain++)
    disc(
      brush,
      random() * width,
      random() * height,
      (0.5 + random()) * unit,
      random() < 0.5 ? 'rgba(255,244,220,0.26)' : 'rgba(30,16,6,0.26)',
    );
  const grain = compositor.layer(speckle, { repeat: true });
  const scratch = createCanvas(4, even(height));
  scratch.getContext('2d').fillStyle = 'rgba(255,246,226,0.4)';
  scratch.getContext('2d').fillRect(1, 0, Math.max(1, unit), height);
  const line = compositor.sprite(scratch);
  return {
    draw(moment) {
      const frame = Math.floor(moment.time * 12);
      const chance: Random = seededRandom(context.seed + frame);
      compositor.drawLayer(grain, chance() * width, 0);
      for (let index = 0; index < 2; index++)
        if (chance() < 0.5)
          compositor.drawSprite(line, { x: chance() * width, y: height / 2, opacity: 0.3 + chance() * 0.4 });
      base.draw(moment);
      if (chance() < 0.3) compositor.flash(0.03 + chance() * 0.04);
    },
  };
}

/** Bunting above, pumpkins, corn and leaves in the corners below. */
function harvest(brush: Brush, width: number, height: number, { unit }: OverlayContext): void {
  const flags = Math.round(width / (64 * unit));
  const colours = ['#c8502a', '#e3a43a', '#8f3b2a', '#6b7a3a'];
  const cord = (share: number) => 16 * unit + Math.sin(share * Math.PI) * 46 * unit;
  stroke(
    brush,
    Array.from({ length: 41 }, (_, index): [number, number] => [(index / 40) * width, cord(index / 40)]),
    3 * unit,
    '#6b4a32',
  );
  for (let flag = 0; flag < flags; flag++) {
    const share = (flag + 0.5) / flags;
    const x = share * width;
    const y = cord(share);
    polygon(
      brush,
      [
        [x - 20 * unit, y],
        [x + 20 * unit, y],
        [x, y + 44 * unit],
      ],
      colours[flag % 4]!,
    );
  }
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    const inward = -side;
    for (let leaf = 0; leaf < 16; leaf++)
      oval(
        brush,
        edge + inward * leaf * 17 * unit,
        height - (8 + ((leaf * 37) % 34)) * unit,
        24 * unit,
        10 * unit,
        colours[leaf % 4]!,
        leaf,
      );
    for (const [offset, size] of [
      [150, 44],
      [72, 66],
    ] as const)
      pumpkin(brush, edge + inward * offset * unit, height - size * 0.62 * unit, size * unit);
    for (const offset of [196, 214]) {
      oval(
        brush,
        edge + inward * offset * unit,
        height - 30 * unit,
        11 * unit,
        34 * unit,
        '#f2c23a',
        inward * 0.4,
      );
      oval(
        brush,
        edge + inward * (offset + 8) * unit,
        height - 18 * unit,
        9 * unit,
        28 * unit,
        '#7a9a3a',
        inward * 0.7,
      );
    }
  }
}

function pumpkin(brush: Brush, x: number, y: number, size: number): void {
  for (const [offset, colour] of [
    [-0.55, '#c9601f'],
    [0.55, '#c9601f'],
    [-0.3, '#dd7426'],
    [0.3, '#dd7426'],
    [0, '#f08a30'],
  ] as const)
    oval(brush, x + offset * size, y, size * 0.44, size * 0.62, colour);
  stroke(
    brush,
    [
      [x, y - size * 0.58],
      [x + size * 0.12, y - size * 0.86],
    ],
    size * 0.14,
    '#6b7a3a',
  );
}

/** Watercolour paper: a rough white border and a faint grain. */
function paper(brush: Brush, width: number, height: number, random: Random): void {
  for (let blot = 0; blot < 260; blot++) {
    const along = random() * 2 * (width + height);
    const [x, y] =
      along < width
        ? [along, 0]
        : along < width + height
          ? [width, along - width]
          : along < 2 * width + height
            ? [along - width - height, height]
            : [0, along - 2 * width - height];
    disc(brush, x!, y!, (0.02 + random() * 0.035) * Math.min(width, height), alpha('#fdfaf2', 0.85));
  }
  for (let fibre = 0; fibre < 1200; fibre++)
    disc(
      brush,
      random() * width,
      random() * height,
      0.6 + random() * 1.4,
      random() < 0.6 ? 'rgba(255,255,250,0.3)' : 'rgba(90,80,70,0.10)',
    );
}
