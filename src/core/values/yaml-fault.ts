/** What js-yaml says of a text that it refuses, and where: a UTF-16 offset. */
export function yamlFault(error: unknown, text: string): { readonly reason: string; readonly offset: number } {
  const { reason, mark }: { readonly reason?: string; readonly mark?: { readonly position?: number } } = Object(error);
  return { reason: reason ?? 'it cannot be read', offset: Math.min(mark?.position ?? 0, text.length) };
}
