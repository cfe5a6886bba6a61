import { thingDrawing } from '../../catalogue/thing-index.ts';
import { NAMED_COLOURS } from '../../painting/colour.ts';
import { type Brush, oval } from '../../painting/shapes.ts';
import type { ColourName } from '../../scene-description.ts';
import { ROUND, sketched } from '../objects/sketched.ts';
import type { Rig } from '../rig.ts';
import { type Accent, accentOf } from './accent.ts';
import { drawCar, drawRacer, drawVan } from './cars.ts';
import { drawBicycle, drawBoard, drawMotorcycle } from './cycles.ts';
import { drawBus, drawTractor, drawTrain, drawTruck } from './heavy-vehicles.ts';

type Drawing = (brush: Brush, phase: number, colour: string, accent: Accent) => void;

interface Vehicle extends Omit<Rig, 'draw' | 'medium' | 'frames' | 'cycle'> {
  readonly colour: string;
  readonly draw: Drawing;
}

/** Wheels reach a little below the ground they stand on. */
const BELOW = 8;

const VEHICLES: Readonly<Record<string, Vehicle>> = {
  car: { box: box(118, 78), speed: 380, colour: '#e2503c', draw: (b, p, c) => drawCar(b, p, c, 'family') },
  'sports car': {
    box: box(124, 66),
    speed: 520,
    colour: '#e23b2e',
    draw: (b, p, c) => drawCar(b, p, c, 'sport'),
  },
  taxi: { box: box(118, 88), speed: 360, colour: '#f6c22f', draw: (b, p, c) => drawCar(b, p, c, 'taxi') },
  'police car': {
    box: box(118, 88),
    speed: 460,
    colour: '#f4f6f8',
    draw: (b, p, c) => drawCar(b, p, c, 'police'),
  },
  'racing car': { box: box(140, 62), speed: 640, colour: '#e23b2e', draw: drawRacer },
  bus: { box: box(190, 132), speed: 300, colour: '#f2a02a', draw: drawBus },
  truck: { box: box(190, 132), speed: 300, colour: '#3f7fc9', draw: drawTruck },
  van: { box: box(140, 108), speed: 320, colour: '#f4f6f8', draw: drawVan },
  train: {
    box: { left: -420, right: 190, top: -156, bottom: 16 },
    speed: 420,
    colour: '#b8332f',
    draw: drawTrain,
  },
  tractor: { box: box(112, 118), speed: 110, colour: '#4a9a3f', draw: drawTractor },
  bicycle: {
    box: box(86, 84),
    speed: 240,
    colour: '#2f8fb5',
    draw: drawBicycle,
    seat: () => ({ x: -16, y: -58, angle: 0 }),
  },
  motorcycle: {
    box: box(96, 84),
    speed: 460,
    colour: '#d2403a',
    draw: drawMotorcycle,
    seat: () => ({ x: -14, y: -48, angle: 0 }),
  },
  skateboard: {
    box: box(40, 22),
    speed: 180,
    colour: '#e2503c',
    draw: drawBoard,
    seat: () => ({ x: 0, y: -10, angle: 0 }),
  },
};

export function vehicle(model: string, colour: ColourName | null): Rig {
  const wheeled = wheeledThing(model, colour && NAMED_COLOURS[colour]);
  if (wheeled) return wheeled;
  const found = VEHICLES[model] ?? VEHICLES['car']!;
  const tone = colour ? NAMED_COLOURS[colour] : found.colour;
  const accent = accentOf(colour && NAMED_COLOURS[colour]);
  const pedalled = model === 'bicycle' ? { cycle: 0.9, frames: 22 } : {};
  return {
    ...found,
    ...ROUND,
    medium: 'ground',
    ...pedalled,
    draw: (brush, phase) => found.draw(brush, phase, tone, accent),
  };
}

/** A vehicle with a file in `things/`. Nobody rides on top of it, unless it has a seat. */
function wheeledThing(model: string, colour: string | null): Rig | null {
  const drawing = thingDrawing(model);
  if (!drawing?.wheels) return null;
  const { seat, ...rig } = sketched(drawing, colour);
  return { ...rig, box: { ...rig.box, bottom: BELOW }, ...(drawing.seat && seat ? { seat } : {}) };
}

/** In the air, on jets of light below its wheels. */
export function hovering(rig: Rig): Rig {
  const half = (rig.box.right - rig.box.left) / 2;
  return {
    ...rig,
    medium: 'air',
    speed: 190,
    box: { ...rig.box, left: rig.box.left - 70, bottom: 44 },
    draw(brush, phase) {
      for (const x of [-half * 0.58, half * 0.58]) {
        oval(brush, x, 16, 26, 24 + phase * 4, 'rgba(90,220,255,0.35)');
        oval(brush, x, 8, 15, 13, 'rgba(200,248,255,0.85)');
      }
      oval(brush, -half - 24, -30, 46 + phase * 8, 7, 'rgba(255,150,60,0.75)');
      oval(brush, -half - 10, -30, 24, 4, '#fff1c9');
      rig.draw(brush, 0);
    },
  };
}

function box(half: number, tall: number) {
  return { left: -half, right: half, top: -tall, bottom: BELOW };
}
