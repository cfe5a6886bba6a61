/** The most likely token at temperature 0, otherwise a random one by probability. */
export function pickToken(logits: Float32Array, temperature: number): number {
  let best = 0;
  for (let token = 1; token < logits.length; token++) if (logits[token]! > logits[best]!) best = token;
  if (temperature === 0) return best;
  const peak = logits[best]!;
  let sum = 0;
  for (const logit of logits) sum += Math.exp((logit - peak) / temperature);
  let left = Math.random() * sum;
  for (let token = 0; token < logits.length; token++) {
    left -= Math.exp((logits[token]! - peak) / temperature);
    if (left <= 0) return token;
  }
  return best;
}

export function logSoftmaxAt(logits: Float32Array, token: number): number {
  let peak = -Infinity;
  for (const logit of logits) if (logit > peak) peak = logit;
  let sum = 0;
  for (const logit of logits) sum += Math.exp(logit - peak);
  return logits[token]! - peak - Math.log(sum);
}

export function softmaxAt(logits: Float32Array, token: number): number {
  return Math.exp(logSoftmaxAt(logits, token));
}
