/** Red, green and blue, each from 0 to 255. */
type Channels = readonly [red: number, green: number, blue: number];

/** Perceived lightness from 0 to 1, and the green–red and blue–yellow coordinates (https://bottosson.github.io/posts/oklab). */
type Oklab = readonly [lightness: number, a: number, b: number];

/** Sets the perceived lightness. Keeps the hue, and as much of the chroma as sRGB has at this lightness. */
export function withLightness(color: Channels, lightness: number): Channels {
  const [, a, b] = toOklab(color);
  let share = 1;
  let channels = fromOklab([lightness, a, b]);
  while (share > 0 && !isInGamut(channels)) {
    share -= 0.01;
    channels = fromOklab([lightness, a * share, b * share]);
  }
  const [red = 0, green = 0, blue = 0] = channels.map(clampChannel);
  return [red, green, blue];
}

export function lightnessOf(color: Channels): number {
  return toOklab(color)[0];
}

function toOklab(color: Channels): Oklab {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => toLinear(channel));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Oklab): readonly number[] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear);
}

/** @param channel From 0 to 255. */
export function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

function isInGamut(channels: readonly number[]): boolean {
  return channels.every((channel) => channel > -0.5 && channel < 255.5);
}

function clampChannel(channel: number): number {
  return Math.min(255, Math.max(0, channel));
}
