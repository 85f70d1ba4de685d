export type NonEmptyArray<Item> = [Item, ...Item[]];

export function appendTo<Key, Item>(lists: Map<Key, NonEmptyArray<Item>>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, NonEmptyArray<Item>> {
  const groups = new Map<Key, NonEmptyArray<Item>>();
  for (const item of items) appendTo(groups, keyOf(item), item);
  return groups;
}

export function countItems<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

interface MapLike<Key, Value> {
  get(key: Key): Value | undefined;
  has(key: Key): boolean;
  set(key: Key, value: Value): unknown;
}

export function getOrCreate<Key, Value>(map: MapLike<Key, Value>, key: Key, create: (key: Key) => Value): Value {
  const existing = map.get(key);
  if (existing !== undefined || map.has(key)) return existing as Value;
  const created = create(key);
  map.set(key, created);
  return created;
}
