/** Options that cannot be used; the message says which and why. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
