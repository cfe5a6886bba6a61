/**
 * The scene compositor's kernel. It works in planar YUV 4:2:0, the encoder's own format, so that a frame is
 * never converted: pictures are, once, when the scene is built.
 *
 * JavaScript owns all memory (every pointer is an offset it handed in); the kernel keeps no state.
 * Colours are premultiplied by their alpha throughout, which makes filtering correct at soft edges.
 */
export { findBounds, toPlanar, toPacked, toRgba } from './colours';
export { blitPlane, scalePlane } from './layers';
export { drawSprite, drawSpriteRows, drawSpriteShifted } from './sprites';
export { mixPlanes, tonePlane } from './frames';
export { warpPlane } from './warp';
