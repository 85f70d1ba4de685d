import type { Program } from 'estree-jsx';
import { endOf, offsetOf } from './node.ts';
import type { ParsedPage } from './parse-page.ts';

/** How deep code may be: far deeper than anybody writes it, and less than what walks through it can take. */
const deepest = 1000;

/** A page without the code that is nested too deeply: each piece of it is an issue. */
export function withoutDeepCode(page: ParsedPage): ParsedPage {
  const issues = [...page.issues];
  const waiting = [page.tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    let isDeep = false;
    for (const holder of [node, ...(node.attributes ?? []).flatMap((one) => [one, one.value])]) {
      if (typeof holder !== 'object' || holder === null || !isTooDeep(holder.data?.estree)) continue;
      holder.data = { ...holder.data, estree: null };
      isDeep = true;
    }
    if (isDeep) issues.push({ start: offsetOf(node), end: endOf(node), reason: 'its code is nested too deeply' });
    waiting.push(...(node.children ?? []));
  }
  return issues.length === page.issues.length ? page : { ...page, issues: issues.sort((a, b) => a.start - b.start) };
}

/** Goes down level by level, since it is the depth that a function calling itself could not take. */
function isTooDeep(program: Program | null | undefined): boolean {
  let level: unknown[] = [program];
  const seen = new Set<object>();
  // Each level of the code is a node and the list it is in.
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest * 2) return true;
    const next: unknown[] = [];
    for (const node of level) {
      if (typeof node !== 'object' || node === null || seen.has(node)) continue;
      seen.add(node);
      for (const member of Object.values(node)) next.push(member);
    }
    level = next;
  }
  return false;
}
