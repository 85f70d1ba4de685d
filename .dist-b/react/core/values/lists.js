//#region src/core/values/lists.ts
function appendTo(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}
//#endregion
export { appendTo };
