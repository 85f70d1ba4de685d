/**
 * Old Font Awesome names and their current names. The icon is the same, so the replacement isn't reported. Icons that
 * only look similar belong in `similarIcons`.
 */
const renamedIcons = parsePairs(`
  adjust circle-half-stroke, align-middle align-center, ambulance truck-medical, arrow-alt-circle-right circle-right,
  arrow-circle-right circle-arrow-right, arrows-alt up-down-left-right, bank building-columns,
  balance-scale scale-balanced, bar-chart chart-bar, birthday-cake cake-candles, book-reader book-open-reader,
  calendar-alt calendar-days, chalkboard-teacher chalkboard-user, check-circle circle-check,
  check-square square-check, chevron-circle-right circle-chevron-right, clipboard-list-check clipboard-check,
  cloud-download-alt cloud-arrow-down, cloud-upload-alt cloud-arrow-up, cog gear, cogs gears, comment-alt message,
  credit-card-alt credit-card, dashboard gauge-high, desktop-alt desktop, dollar-sign-alt dollar-sign,
  edit pen-to-square, exchange arrow-right-arrow-left, exchange-alt right-left, exclamation-circle circle-exclamation,
  exclamation-triangle triangle-exclamation, external-link arrow-up-right-from-square,
  external-link-alt up-right-from-square, file-alt file-lines, file-text file-lines, files copy,
  fire-alt fire-flame-curved, hand-paper hand, hands-helping handshake-angle, heart-broken heart-crack,
  history clock-rotate-left, home house, id-card-alt id-card-clip, info-circle circle-info, laptop-house house-laptop,
  link-alt link, list-alt rectangle-list, lock-alt lock, long-arrow-right arrow-right-long, magic wand-magic,
  map-marker location-pin, map-marker-alt location-dot, medkit suitcase-medical, microphone-alt microphone-lines,
  minus-circle circle-minus, mobile-alt mobile-screen-button, money-bill-alt money-bill-1,
  mouse-pointer arrow-pointer, pencil-alt pencil, pen-alt pen-clip, phone-alt phone-flip, photo-video photo-film,
  pie-chart chart-pie, play-circle circle-play, plus-circle circle-plus, plus-square square-plus,
  project-diagram diagram-project, question-circle circle-question, random shuffle, redo arrow-rotate-right,
  refresh arrows-rotate, save floppy-disk, search magnifying-glass, shapes-alt shapes, share-alt share-nodes,
  shield-alt shield-halved, shopping-cart cart-shopping, sign-in-alt right-to-bracket,
  sign-out-alt right-from-bracket, sitemap-alt sitemap, sliders-h sliders, smile face-smile,
  sort-amount-down arrow-down-wide-short, stop-circle circle-stop, stream bars-staggered, sync arrows-rotate,
  sync-alt rotate, tachometer-alt gauge-high, tachometer-fast gauge-high, tasks list-check, ticket-alt ticket-simple,
  times xmark, times-circle circle-xmark, tools screwdriver-wrench, trash-alt trash-can, undo arrow-rotate-left,
  university building-columns, unlink link-slash, user-circle circle-user, user-edit user-pen,
  user-friends user-group, users-cog users-gear, volume-up volume-high, warning triangle-exclamation,
  window-alt window-maximize, zap bolt
`);

/** Icons that the free sets don't contain, each with a similar icon that the sets contain. */
const similarIcons = parsePairs(`
  alarm-snooze clock, analytics chart-line, arrow-progress bars-progress, arrows-maximize maximize,
  block-brick brick-wall, books book, box-open-full box-open, brackets-curly braces, brackets-square brackets,
  bring-forward layer-group, browser window-maximize, browsers window-restore, bullseye-arrow bullseye,
  cabinet-filing box-archive, chart-mixed chart-column, chart-waterfall chart-column, circle-bolt bolt,
  cloud-question cloud, cursor-click arrow-pointer, diagram-subtask diagram-project, document file, eyes eye,
  face-awesome face-grin-stars, file-certificate award, file-plus-minus file-diff, grid grid-2x2, grid-2 grid-2x2,
  hand-wave hand, head-side-gear brain, key-skeleton-left-right key, laptop-mobile laptop, memo file-lines,
  memo-circle-check file-circle-check, message-bot robot, messages comments, microchip-ai microchip, note note-sticky,
  one 1, page file, party-horn party-popper, person-carry-box box, postage-stamp stamp,
  presentation-screen presentation, quotes quote-left, rectangle-code code, rectangle-history clock-rotate-left,
  rotate-reverse rotate-left, sign-post signs-post, sign-posts-wrench signs-post, snake worm, spinner-third spinner,
  square-list rectangle-list, swap-arrows right-left, text-size text-height, three 3, tool wrench, two 2,
  ufo-beam satellite, vector bezier-curve, vector-circle bezier-curve, wave-pulse activity, waveform audio-lines,
  window window-maximize
`);

/** @param text Pairs of names, separated by commas. */
function parsePairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(text.matchAll(/([^\s,]+) ([^\s,]+)/g), ([, name = '', replacement = '']) => [name, replacement]),
  );
}

export function currentIconName(name: string): string {
  return renamedIcons.get(name) ?? name;
}

/** Matches suffixes that change the meaning of an icon: without the suffix, the icon would be wrong. */
const meaningSuffixPattern = /(?:^|-)(?:slash|off|xmark|x|minus)$/;
const genericShapes: ReadonlySet<string> = new Set(['arrow', 'circle', 'square', 'rectangle', 'hand', 'face', 'line']);

/** Matches `square-3`. The replacement must keep the digit, because the shape without it would be meaningless. */
const shapeDigitPattern = /^(?:circle|square)-(\d)$/;

/** Returns alternatives for an unknown icon, best first: `rocket-launch` → `rocket`. */
export function similarIconNames(name: string): readonly string[] {
  const similarIcon = similarIcons.get(name);
  const digit = shapeDigitPattern.exec(name)?.[1];
  const bestNames = [similarIcon, digit].filter((candidate) => candidate !== undefined);
  if (meaningSuffixPattern.test(name)) return bestNames;
  const words = name.split('-');
  const shorterNames = words.slice(1).map((_, count) => words.slice(0, -count - 1).join('-'));
  return [...bestNames, ...shorterNames.filter((candidate) => candidate !== '' && !genericShapes.has(candidate))];
}
