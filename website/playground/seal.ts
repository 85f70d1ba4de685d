/// <reference lib="dom" />

/** Events that precede any reading of a user's file. */
const userEvents = ['pointerdown', 'keydown', 'click', 'dragenter', 'drop', 'paste', 'input', 'change'];

/**
 * Forbids all connections at the user's first action, before any file is read. A browser can't revoke such a policy.
 * Until then the page may request from its host, for example `robots.txt`, which Lighthouse reads.
 */
export function sealOnFirstStep(): void {
  const seal = (event: Event): void => {
    // Lighthouse pastes into fields by script. Such an event is no action of a user.
    if (event.type === 'paste' && !event.isTrusted) return;
    for (const step of userEvents) removeEventListener(step, seal, { capture: true });
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'none'";
    document.head.append(policy);
  };
  for (const step of userEvents) addEventListener(step, seal, { capture: true });
}
