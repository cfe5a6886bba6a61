const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words whose first meaning in the dictionary is abstract, and whose second is what a prompt means by them. */
export const SECOND_MEANT = words(`
  album ally bologna bordeaux bundle bureau burgundy chablis cheddar cityscape claret cologne discus enemy fez firkin flyer foghorn founder fount gauntlet grad grail
  grapevine handmaid handmaiden hobbyhorse howler hunchback individual java javelin jewelry lander lolly mint nyala omnibus operator pantheon pipeline plimsoll pocketbook
  portmanteau principal publisher punt quetzal roulette ruby runaway scotch semi shades solitary spotlight steer substitute suicide tablespoon tandem
  teal tenderloin tot triplet tug vat walleye yardstick
`);

/** Things that the dictionary has for people as well, and for people first: a planter, the hood of a car. */
export const NO_PEOPLE = words(`
  accumulator adapter antique applier backscratcher backstop backup bagger bannister baster batter battle-axe beater blocker bogey bogie bombshell booster bore breaker carrel carrier caster changer
  chase chaser chink choker clapper clone cog comber conditioner conveyer conveyor cooky crank creep crimper crook crossover cultivator cutter decker decoder decoy derelict developer diesel dike
  diner distributor divider dodger dummy dyke eater edger ejector energizer extra fastener figurehead finder firth fixer flasher fodder fossil gasbag gore growler hack harvester hob hood hoodoo hulk
  hunk improver incendiary irregular jack jerk juggernaut kingpin lame landau loafer lodge lookout low macaroni mailer mainstay manikin mannequin mantle mantrap maroon masher mead moor mufti mute nan
  nature obstructor oiler opener ordinary organizer overnighter panacea pantaloon parer pavlova peel picket pinhead piston pivot planner planter pledge plotter pop powerhouse preserver processor
  pruner puncher pusher putter quad quarry racer rake reaper repeater retainer rip riser roaster rocker romper rounder sage sax scanner scrambler scratcher screw scrubber seeder selector server shaker
  shaper shaver shifter siren skidder slammer slasher sleeper slicer sorter spearhead spinner spoiler sprayer stamper stirrer straight stringer sucker sundowner superior suppressor sweep sweet tacker
  tackle target tender tester thruster tier tilter torpedo tracer trailer transmitter trawler trencher trimmer tripper tuner tutu villa voider walker ward warren weeder whaler whirler wiener winder wiper
  crumb
`);
