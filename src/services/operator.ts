export type Operator = object;
