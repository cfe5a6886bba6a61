import { companion } from '../../src/cast/people/cast-deed.ts';
import { personLook } from '../../src/cast/people/choose-look.ts';
import { deedRig } from '../../src/cast/people/deeds/deed-rig.ts';
import type { Rig } from '../../src/cast/rig.ts';
import type { Deed, DeedData } from '../../src/catalogue/deed-data.ts';
import { seededRandom } from '../../src/seeded-random.ts';

/** A deed as the page of the workshop shows it: done by a woman, to a man where it takes two. */
export async function drawDeed(data: DeedData, colour: string | null): Promise<Rig> {
  const deed = data.keys ? data : STANDING;
  const random = seededRandom(5);
  return deedRig(deed, {
    look: personLook('woman', random),
    partnerLook: personLook('man', random),
    animal: await companion(deed, null, null),
    colour: colour ?? '#d9573c',
  });
}

const STANDING: Deed = { cycle: 1, keys: [''] };
