import { answerMeasurements } from '../support/measurements.ts';

/** Loaded into Portkey's own process before its server starts: the benchmark asks it for its processor time. */
answerMeasurements();
