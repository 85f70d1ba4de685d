//#region src/render/client/try-it/elements.ts
/** Creates an element. Strings become text nodes, never HTML. */
function createElement(name, attributes = {}, children = []) {
	const element = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
	element.append(...Array.from(children));
	return element;
}
const idCounter = { last: 0 };
function createLabeledField(name, field) {
	idCounter.last += 1;
	field.id = `djn-try-${idCounter.last}`;
	return createElement("div", { class: "djn-try-field" }, [createElement("label", { for: field.id }, [name]), field]);
}
function createSelect(options, selectedOption) {
	const select = createElement("select", { class: "djn-try-input" }, options.map((option) => createElement("option", { value: option }, [option])));
	if (options.includes(selectedOption)) select.value = selectedOption;
	return select;
}
/** Copies a text and confirms on the button for 1.5 seconds. */
async function copyWithButton(button, label, copiedLabel, getText) {
	try {
		await navigator.clipboard.writeText(await getText());
	} catch {
		return;
	}
	button.textContent = copiedLabel;
	setTimeout(() => {
		button.textContent = label;
	}, 1500);
}
function createFieldGroup(title, fields) {
	return fields.length === 0 ? [] : [createElement("fieldset", {}, [createElement("legend", {}, [title]), ...Array.from(fields)])];
}
function createInputField({ name, values }, value, label = name, example = "") {
	const input = values.length > 0 ? createSelect(values, value) : createElement("input", {
		class: "djn-try-input",
		type: "text",
		autocomplete: "off",
		placeholder: example
	});
	if (values.length === 0) input.value = value;
	return {
		field: createLabeledField(label, input),
		input,
		read: () => input.value
	};
}
//#endregion
export { createLabeledField as a, createInputField as i, createElement as n, createSelect as o, createFieldGroup as r, copyWithButton as t };
