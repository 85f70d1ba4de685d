/// <reference lib="dom" />

/** All that somebody can do before a file of theirs is read. */
const firstSteps = ['pointerdown', 'keydown', 'click', 'dragenter', 'drop', 'paste', 'input', 'change'];

/**
 * Forbids the page every connection as soon as somebody does anything: before it reads a file. A browser does not take such
 * a policy back. Until then the page may ask its own host, as search engines do for `robots.txt`.
 */
export function sealOnFirstStep(): void {
  const seal = (event: Event): void => {
    // Tools that rate pages try whether their fields take a paste; nobody has done anything then.
    if (event.type === 'paste' && !event.isTrusted) return;
    for (const step of firstSteps) removeEventListener(step, seal, { capture: true });
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'none'";
    document.head.append(policy);
  };
  for (const step of firstSteps) addEventListener(step, seal, { capture: true });
}
