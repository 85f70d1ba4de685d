import { copyWithButton, createElement, createFieldGroup, createInputField, createLabeledField, createSelect } from "./elements.js";
import { FormError, buildRequest } from "./request.js";
import { sendRequest } from "./send-request.js";
//#region src/render/client/try-it/form.ts
/** Secrets by origin and scheme. They are only kept in memory, so reloading the page deletes them. */
const sharedSecrets = /* @__PURE__ */ new Map();
/** Creates a store of secrets. It remembers them by server origin, because two APIs may use the same scheme name. */
function createSecretStore(getServerUrl) {
	const formSecrets = /* @__PURE__ */ new Map();
	const secretKey = (scheme) => {
		const url = getServerUrl();
		return `${URL.canParse(url, location.href) ? new URL(url, location.href).origin : url} ${scheme}`;
	};
	return {
		get(scheme) {
			const secret = formSecrets.get(scheme) ?? sharedSecrets.get(secretKey(scheme)) ?? "";
			formSecrets.set(scheme, secret);
			return secret;
		},
		set(scheme, secret) {
			formSecrets.set(scheme, secret);
			sharedSecrets.set(secretKey(scheme), secret);
		}
	};
}
/** @param getServerUrl Returns the URL of the chosen server. */
function createForm(data, getServerUrl) {
	const { words } = data;
	const secrets = createSecretStore(getServerUrl);
	const authorization = createAuthorizationFields(data, secrets);
	const parameters = data.parameters.map((parameter) => ({
		parameter,
		...createValueField(parameter)
	}));
	const body = createBodyFields(data);
	const locations = [
		"path",
		"query",
		"header",
		"cookie"
	];
	const curlButton = createElement("button", {
		type: "button",
		class: "djn-button"
	}, [words.curl]);
	const sendButton = createElement("button", {
		type: "submit",
		class: "djn-button djn-try-send"
	}, [words.send]);
	const result = createElement("div", {
		class: "djn-try-answer",
		"aria-live": "polite"
	});
	const form = createElement("form", {
		class: "djn-try-form",
		novalidate: ""
	}, [
		...createFieldGroup(words.authorization, authorization.fields),
		...locations.flatMap((location) => createFieldGroup(words[location], parameters.filter(({ parameter }) => parameter.location === location).map(({ field }) => field))),
		...createFieldGroup(words.body, body.fields),
		createElement("div", { class: "djn-try-buttons" }, [sendButton, curlButton]),
		result
	]);
	const buildFormRequest = () => buildRequest(data, {
		server: getServerUrl(),
		schemes: authorization.read(),
		getSecret: ({ name }) => secrets.get(name),
		getValue: (parameter) => parameters.find((item) => item.parameter === parameter)?.read() ?? "",
		body: body.read()
	}, location.href);
	const withRequest = (callback) => {
		try {
			callback(buildFormRequest());
		} catch (error) {
			if (!(error instanceof FormError)) throw error;
			result.replaceChildren(createElement("p", { class: "djn-try-note" }, [words[error.messageKey].replace("{}", error.message)]));
		}
	};
	curlButton.addEventListener("click", () => withRequest((request) => copyWithButton(curlButton, words.curl, words.copied, () => request.curl)));
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		withRequest(async (request) => {
			sendButton.disabled = true;
			result.replaceChildren(createElement("p", {}, [words.sending]));
			try {
				result.replaceChildren(...await sendRequest(request, words));
			} finally {
				sendButton.disabled = false;
			}
		});
	});
	return form;
}
function createAuthorizationFields({ security, words }, secrets) {
	const alternatives = security.map((schemes) => schemes.filter(({ kind }) => kind !== "other"));
	if (alternatives.every((schemes) => schemes.length === 0)) return {
		fields: [],
		read: () => []
	};
	const names = alternatives.map((schemes) => schemes.map(({ name }) => name).join(" + ") || words.nothing);
	const select = createSelect(names, names[0] ?? "");
	const inputs = createElement("div", { class: "djn-try-group" });
	const selectedSchemes = () => alternatives[select.selectedIndex] ?? [];
	const renderInputs = () => {
		inputs.replaceChildren(...selectedSchemes().flatMap((scheme) => createSecretFields(scheme, words, secrets)));
	};
	select.addEventListener("change", renderInputs);
	renderInputs();
	return {
		fields: [...alternatives.length > 1 ? [createLabeledField(words.authorization, select)] : [], inputs],
		read: selectedSchemes
	};
}
function createSecretFields({ name, kind, key }, words, secrets) {
	const createField = (label, type, value, onInput) => {
		const input = createElement("input", {
			class: "djn-try-input",
			type,
			autocomplete: "off",
			spellcheck: "false"
		});
		input.value = value;
		input.addEventListener("input", () => onInput(input.value));
		return createLabeledField(label, input);
	};
	const secret = secrets.get(name);
	if (kind !== "basic") return [createField(kind === "bearer" ? words.token : key, "password", secret, (value) => secrets.set(name, value))];
	const credentials = {
		user: secret.split(":")[0] ?? "",
		password: secret.split(":").slice(1).join(":")
	};
	const saveCredentials = () => {
		secrets.set(name, credentials.user === "" && credentials.password === "" ? "" : `${credentials.user}:${credentials.password}`);
	};
	return ["user", "password"].map((credential) => createField(words[credential], credential === "user" ? "text" : "password", credentials[credential], (value) => {
		credentials[credential] = value;
		saveCredentials();
	}));
}
function createValueField(parameter) {
	const { name, isRequired, values, value, example } = parameter;
	const label = createElement("span", {}, [createElement("code", {}, [name]), isRequired ? " *" : ""]);
	return createInputField(isRequired || values.length === 0 ? parameter : {
		...parameter,
		values: ["", ...values]
	}, value, label, example);
}
function createBodyFields({ bodies, words }) {
	if (bodies.length === 0) return {
		fields: [],
		read: () => void 0
	};
	const types = bodies.map(({ type }) => type);
	const select = createSelect(types, types[0] ?? "");
	const inputs = createElement("div", { class: "djn-try-group" });
	let read = () => void 0;
	const renderInputs = () => {
		const body = bodies[select.selectedIndex];
		if (body === void 0) return;
		const bodyInputs = createBodyInputs(body, words);
		read = bodyInputs.read;
		inputs.replaceChildren(...bodyInputs.fields);
	};
	select.addEventListener("change", renderInputs);
	renderInputs();
	return {
		fields: [...bodies.length > 1 ? [createLabeledField(words.type, select)] : [], inputs],
		read: () => read()
	};
}
function createBodyInputs(body, words) {
	const fileInput = createElement("input", {
		type: "file",
		class: "djn-try-input"
	});
	if (body.kind === "file") return {
		fields: [createLabeledField(words.file, fileInput)],
		read: () => ({
			body,
			text: "",
			fields: [],
			file: fileInput.files?.[0]
		})
	};
	if (body.kind === "text") {
		const textarea = createElement("textarea", {
			class: "djn-try-input",
			rows: String(Math.min(16, Math.max(4, body.text.split("\n").length))),
			spellcheck: "false"
		});
		textarea.value = body.text;
		return {
			fields: [createLabeledField(body.type, textarea)],
			read: () => ({
				body,
				text: textarea.value,
				fields: [],
				file: void 0
			})
		};
	}
	const inputs = body.fields.map(({ name, value = "", fileName }) => {
		const input = createElement("input", {
			class: "djn-try-input",
			type: fileName === void 0 ? "text" : "file",
			autocomplete: "off"
		});
		if (fileName === void 0) input.value = value;
		return {
			field: createLabeledField(createElement("code", {}, [name]), input),
			read: () => fileName === void 0 ? input.value : input.files?.[0] ?? ""
		};
	});
	return {
		fields: inputs.map(({ field }) => field),
		read: () => ({
			body,
			text: "",
			fields: inputs.map(({ read }) => read()),
			file: void 0
		})
	};
}
//#endregion
export { createForm };
