const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Parts of what is named after them: "the chimney of a cabin", "a blade of grass", "the edge of a dock". */
export const PARTS_OF_THINGS = words(`
  chimney seat blade edge edges end branch branches window windows doorway door surface rim tip corner wall walls floor ceiling facade steps
  bow stern hull mast prow stem leash leaf strand strands patch slice slices piece pieces scoop pile stack heap drop drops droplet droplets puff plume cloud ray rays beam burst trail touch hint shape
  outline silhouette sound smell glow light lights warmth darkness beauty depths remains outskirts mouth entrance view image kind sort type bit handful swirl splash spray shower reflection
`);

/** Parts of somebody: "his feet in the water", "her forehead against the window". */
export const BODY_PARTS = words(`
  forehead feet foot toes toe fingers finger fingertips hand hands arm arms elbow elbows shoulder shoulders neck chin cheek cheeks lips lip eyebrows eyelashes eyelid eyelids eye eyes ear ears nose mouth face head
  hair knee knees leg legs lap back chest belly stomach waist hips thigh thighs ankle ankles wrist wrists palm palms skin muscles veins bones skull heart lungs breath voice smile gaze tears
  paw paws tail whiskers fur snout beak claws hooves hoof mane antlers tusks trunk wing wings feathers fin fins scales visor
`);

/** Parts that are never seen without what they belong to. */
export const WHOLES_OF: Readonly<Record<string, string>> = {
  branch: 'tree',
  bough: 'tree',
  treetop: 'tree',
  chimney: 'house',
  gutter: 'house',
  doorstep: 'house',
  mast: 'sailboat',
};
