/** Reason and UTF-16 offset of an error of js-yaml. */
export function yamlFault(error: unknown, text: string): { readonly reason: string; readonly offset: number } {
  const { reason, mark }: { readonly reason?: string; readonly mark?: { readonly position?: number } } = Object(error);
  return { reason: reason ?? 'it cannot be read', offset: Math.min(mark?.position ?? 0, text.length) };
}
