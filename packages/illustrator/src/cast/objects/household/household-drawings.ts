import type { ObjectDrawing } from '../object-drawing.ts';
import * as appliances from './appliances.ts';
import * as belongings from './belongings.ts';
import * as containers from './containers.ts';
import * as electronics from './electronics.ts';
import * as glassware from './glassware.ts';
import * as smallAppliances from './small-appliances.ts';
import * as tableware from './tableware.ts';

export const HOUSEHOLD_DRAWINGS: Readonly<Record<string, ObjectDrawing>> = {
  vase: tableware.vase,
  bottle: glassware.bottle,
  cup: tableware.cup,
  'drinking glass': glassware.drinkingGlass,
  'lying bottle': glassware.lyingBottle,
  jar: glassware.jar,
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
  sink: smallAppliances.sink,
  'washing machine': smallAppliances.washingMachine,
  'hair drier': smallAppliances.hairDrier,
  kettle: smallAppliances.kettle,
  blender: smallAppliances.blender,
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
  'snow globe': containers.snowGlobe,
  'fish bowl': containers.fishBowl,
  box: containers.box,
  basket: containers.basket,
  bucket: containers.bucket,
};
