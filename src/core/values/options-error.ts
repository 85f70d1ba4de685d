/** Invalid options. The message names the option and the reason. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
