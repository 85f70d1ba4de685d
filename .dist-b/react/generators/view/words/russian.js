//#region src/generators/view/words/russian.ts
const russian = {
	navigation: {
		deprecated: "Устарело",
		breadcrumbs: "Навигационная цепочка",
		sections: "Разделы",
		language: "Выбрать язык",
		version: "Выбрать версию",
		product: "Продукт",
		dropdown: "Раздел",
		anchor: "Области",
		item: "Темы",
		more: "Ещё",
		notice: "Уведомление",
		dismiss: "Закрыть уведомление",
		previous: "Назад",
		next: "Далее",
		menu: "Меню",
		openComment: "1 открытый комментарий",
		openComments: "Открытых комментариев: {count}"
	},
	theme: {
		skip: "Перейти к содержанию",
		theme: "Светлая или тёмная тема",
		pages: "Страницы",
		outline: "На этой странице",
		neighbors: "Предыдущая и следующая страницы",
		expand: "Показать или скрыть",
		missing: "Страница не найдена",
		missingHelp: "Возможно, адрес устарел или введён с ошибкой. Найдите страницу через поиск или начните с главной.",
		start: "Главная страница"
	},
	search: {
		search: "Поиск",
		results: "Результаты",
		nothing: "Ничего не найдено."
	}
};
//#endregion
export { russian };
