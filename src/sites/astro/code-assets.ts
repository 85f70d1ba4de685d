/** Assets of Expressive Code, which every block of code brings along. */
const assets =
  /<link rel="stylesheet" href="[^"]*\/ec\.[^"]*">|<script type="module" src="[^"]*\/ec\.[^"]*"><\/script>/g;

/** A page whose blocks of code bring what they share along once. */
export function shareCodeAssets(html: string): string {
  const seen = new Set<string>();
  return html.replaceAll(assets, (tag) => {
    if (seen.has(tag)) return '';
    seen.add(tag);
    return tag;
  });
}
