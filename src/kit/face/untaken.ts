import type { Face, FaceField } from './face.ts';

/** What a site sets and a generator does not take over. @param taken Fields that its projection reads. */
export function untakenFields(face: Face, taken: readonly FaceField[]): readonly FaceField[] {
  return face.given.filter((field) => !taken.includes(field));
}

/** What to say of it, once; empty where everything is taken over. */
export function untakenMessage(fields: readonly FaceField[], generator: string): string {
  if (fields.length === 0) return '';
  return `${generator} does not take over these settings of docs.json: ${fields.join(', ')}.`;
}
