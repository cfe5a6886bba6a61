/** As it is written: what it has as most others of its kind is left out. */
export type Usually<All, Names extends keyof All> = Omit<All, Names> & Partial<Pick<All, Names>>;
