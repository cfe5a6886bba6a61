/** The functions of `kernel.wasm`, all of numbers; `../../kernel` is their source and says what each takes. */
export type Kernel = Readonly<
  Record<
    | 'toPlanar'
    | 'findBounds'
    | 'toPacked'
    | 'toRgba'
    | 'blitPlane'
    | 'scalePlane'
    | 'warpPlane'
    | 'drawSprite'
    | 'drawSpriteShifted'
    | 'drawSpriteRows'
    | 'mixPlanes'
    | 'tonePlane',
    (...numbers: readonly number[]) => void
  >
>;
