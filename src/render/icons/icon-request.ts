import type { Props } from '../component-renderer.ts';
import type { IconRequest } from '../theme.ts';

/** An icon as authors name it in the attributes of a component; undefined if the name is empty. */
export function iconRequest(props: Props, name: string): IconRequest | undefined {
  if (name.trim() === '') return undefined;
  const size = Number(props.size);
  return {
    name: name.trim(),
    ...(typeof props.iconType === 'string' ? { type: props.iconType } : {}),
    ...(Number.isFinite(size) && size > 0 ? { size } : {}),
    ...(typeof props.color === 'string' ? { color: props.color } : {}),
    ...(typeof props.className === 'string' ? { className: props.className } : {}),
  };
}
