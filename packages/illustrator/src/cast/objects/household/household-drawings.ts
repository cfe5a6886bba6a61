import type { ObjectDrawing } from '../object-drawings.ts';
import * as appliances from './appliances.ts';
import * as belongings from './belongings.ts';
import * as electronics from './electronics.ts';
import * as tableware from './tableware.ts';

export const HOUSEHOLD_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  vase: tableware.vase,
  bottle: tableware.bottle,
  cup: tableware.cup,
  'drinking glass': tableware.drinkingGlass,
  jar: tableware.jar,
  bowl: tableware.bowl,
  plate: tableware.plate,
  fork: tableware.fork,
  knife: tableware.knife,
  'cooking pot': tableware.cookingPot,
  'frying pan': tableware.fryingPan,
  toaster: appliances.toaster,
  microwave: appliances.microwave,
  oven: appliances.oven,
  refrigerator: appliances.refrigerator,
  sink: appliances.sink,
  'washing machine': appliances.washingMachine,
  'hair drier': appliances.hairDrier,
  kettle: appliances.kettle,
  blender: appliances.blender,
  tv: electronics.television,
  remote: electronics.remote,
  'cell phone': electronics.cellPhone,
  keyboard: electronics.keyboard,
  'computer mouse': electronics.computerMouse,
  clock: electronics.clock,
  lamp: electronics.lamp,
  laptop: electronics.laptop,
  suitcase: belongings.suitcase,
  tie: belongings.tie,
  umbrella: belongings.umbrella,
  toothbrush: belongings.toothbrush,
  book: belongings.book,
  'snow globe': belongings.snowGlobe,
  box: belongings.box,
};
