import { o as languageOf } from "./runtime-4p6DP3vH.js";
//#region src/generators/view/words/arabic.ts
const arabic = {
	navigation: {
		deprecated: "مهمل",
		breadcrumbs: "مسار التنقل",
		sections: "الأقسام",
		language: "اختر اللغة",
		version: "اختر الإصدار",
		product: "المنتج",
		dropdown: "القسم",
		anchor: "المجالات",
		item: "المواضيع",
		more: "المزيد",
		notice: "إشعار",
		dismiss: "إغلاق الإشعار",
		previous: "السابق",
		next: "التالي",
		menu: "القائمة",
		openComment: "تعليق مفتوح واحد",
		openComments: "التعليقات المفتوحة: {count}"
	},
	theme: {
		skip: "انتقل إلى المحتوى",
		theme: "فاتح أو داكن",
		pages: "الصفحات",
		outline: "في هذه الصفحة",
		neighbors: "الصفحة السابقة والتالية",
		expand: "إظهار أو إخفاء",
		missing: "الصفحة غير موجودة",
		missingHelp: "قد يكون العنوان قديمًا أو مكتوبًا بشكل خاطئ. ابحث عن صفحة أو ابدأ من البداية.",
		start: "الصفحة الرئيسية"
	},
	search: {
		search: "بحث",
		results: "النتائج",
		nothing: "لم يتم العثور على أي صفحة."
	}
};
//#endregion
//#region src/generators/view/words/english.ts
/** Texts around the pages of built sites. */
const english = {
	navigation: {
		deprecated: "Deprecated",
		breadcrumbs: "Breadcrumbs",
		sections: "Sections",
		language: "Select language",
		version: "Select version",
		product: "Product",
		dropdown: "Section",
		anchor: "Areas",
		item: "Topics",
		more: "More",
		notice: "Notice",
		dismiss: "Close this notice",
		previous: "Previous",
		next: "Next",
		menu: "Menu",
		openComment: "1 open comment",
		/** `{count}` is replaced by the number. */
		openComments: "{count} open comments"
	},
	/** Texts of sites that are built without a generator. */
	theme: {
		skip: "Skip to content",
		theme: "Light or dark",
		pages: "Pages",
		outline: "On this page",
		neighbors: "Previous and next page",
		expand: "Show or hide",
		missing: "Page not found",
		missingHelp: "The address may be old or mistyped. Search for a page, or start at the beginning.",
		start: "Start page"
	},
	search: {
		search: "Search",
		results: "Results",
		nothing: "No page has these words."
	}
};
//#endregion
//#region src/generators/view/words/french.ts
const french = {
	navigation: {
		deprecated: "Obsolète",
		breadcrumbs: "Fil d’Ariane",
		sections: "Rubriques",
		language: "Choisir la langue",
		version: "Choisir la version",
		product: "Produit",
		dropdown: "Rubrique",
		anchor: "Domaines",
		item: "Sujets",
		more: "À voir aussi",
		notice: "À noter",
		dismiss: "Fermer cet avis",
		previous: "Précédent",
		next: "Suivant",
		menu: "Menu",
		openComment: "1 commentaire ouvert",
		openComments: "{count} commentaires ouverts"
	},
	theme: {
		skip: "Aller au contenu",
		theme: "Clair ou sombre",
		pages: "Pages",
		outline: "Sur cette page",
		neighbors: "Page précédente et suivante",
		expand: "Afficher ou masquer",
		missing: "Page introuvable",
		missingHelp: "L’adresse est peut-être ancienne ou mal saisie. Cherchez une page, ou repartez du début.",
		start: "Page d’accueil"
	},
	search: {
		search: "Rechercher",
		results: "Résultats",
		nothing: "Aucune page trouvée."
	}
};
//#endregion
//#region src/generators/view/words/german.ts
const german = {
	navigation: {
		deprecated: "Veraltet",
		breadcrumbs: "Pfad",
		sections: "Bereiche",
		language: "Sprache wählen",
		version: "Version wählen",
		product: "Produkt",
		dropdown: "Bereich",
		anchor: "Gebiete",
		item: "Themen",
		more: "Mehr",
		notice: "Hinweis",
		dismiss: "Hinweis schließen",
		previous: "Zurück",
		next: "Weiter",
		menu: "Menü",
		openComment: "1 offener Kommentar",
		openComments: "{count} offene Kommentare"
	},
	theme: {
		skip: "Zum Inhalt",
		theme: "Hell oder dunkel",
		pages: "Seiten",
		outline: "Auf dieser Seite",
		neighbors: "Seite davor und danach",
		expand: "Zeigen oder verbergen",
		missing: "Seite nicht gefunden",
		missingHelp: "Die Adresse ist vielleicht veraltet oder falsch geschrieben. Suchen Sie eine Seite, oder beginnen Sie von vorn.",
		start: "Startseite"
	},
	search: {
		search: "Suchen",
		results: "Treffer",
		nothing: "Keine Seite gefunden."
	}
};
//#endregion
//#region src/generators/view/words/italian.ts
const italian = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Percorso",
		sections: "Sezioni",
		language: "Scegli la lingua",
		version: "Scegli la versione",
		product: "Prodotto",
		dropdown: "Sezione",
		anchor: "Aree",
		item: "Argomenti",
		more: "Altro",
		notice: "Avviso",
		dismiss: "Chiudi questo avviso",
		previous: "Precedente",
		next: "Successivo",
		menu: "Menu",
		openComment: "1 commento aperto",
		openComments: "{count} commenti aperti"
	},
	theme: {
		skip: "Vai al contenuto",
		theme: "Chiaro o scuro",
		pages: "Pagine",
		outline: "In questa pagina",
		neighbors: "Pagina precedente e successiva",
		expand: "Mostra o nascondi",
		missing: "Pagina non trovata",
		missingHelp: "L’indirizzo potrebbe essere vecchio o scritto male. Cerca una pagina o ricomincia dall’inizio.",
		start: "Pagina iniziale"
	},
	search: {
		search: "Cerca",
		results: "Risultati",
		nothing: "Nessuna pagina trovata."
	}
};
//#endregion
//#region src/generators/view/words/japanese.ts
const japanese = {
	navigation: {
		deprecated: "非推奨",
		breadcrumbs: "パンくずリスト",
		sections: "セクション",
		language: "言語を選択",
		version: "バージョンを選択",
		product: "製品",
		dropdown: "セクション",
		anchor: "エリア",
		item: "トピック",
		more: "その他",
		notice: "お知らせ",
		dismiss: "お知らせを閉じる",
		previous: "前へ",
		next: "次へ",
		menu: "メニュー",
		openComment: "未対応のコメント 1 件",
		openComments: "未対応のコメント {count} 件"
	},
	theme: {
		skip: "本文へ移動",
		theme: "ライトまたはダーク",
		pages: "ページ",
		outline: "このページの内容",
		neighbors: "前後のページ",
		expand: "表示または非表示",
		missing: "ページが見つかりません",
		missingHelp: "アドレスが古いか、誤っている可能性があります。ページを検索するか、最初のページからお探しください。",
		start: "最初のページ"
	},
	search: {
		search: "検索",
		results: "検索結果",
		nothing: "ページが見つかりません。"
	}
};
//#endregion
//#region src/generators/view/words/korean.ts
const korean = {
	navigation: {
		deprecated: "지원 중단됨",
		breadcrumbs: "이동 경로",
		sections: "섹션",
		language: "언어 선택",
		version: "버전 선택",
		product: "제품",
		dropdown: "섹션",
		anchor: "영역",
		item: "주제",
		more: "더 보기",
		notice: "알림",
		dismiss: "알림 닫기",
		previous: "이전",
		next: "다음",
		menu: "메뉴",
		openComment: "처리되지 않은 댓글 1개",
		openComments: "처리되지 않은 댓글 {count}개"
	},
	theme: {
		skip: "본문으로 이동",
		theme: "밝게 또는 어둡게",
		pages: "페이지",
		outline: "이 페이지에서",
		neighbors: "이전 및 다음 페이지",
		expand: "표시 또는 숨기기",
		missing: "페이지를 찾을 수 없음",
		missingHelp: "주소가 오래되었거나 잘못 입력되었을 수 있습니다. 페이지를 검색하거나 처음부터 시작하세요.",
		start: "시작 페이지"
	},
	search: {
		search: "검색",
		results: "검색 결과",
		nothing: "페이지를 찾을 수 없습니다."
	}
};
//#endregion
//#region src/generators/view/words/portuguese.ts
const portuguese = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Caminho",
		sections: "Seções",
		language: "Escolher idioma",
		version: "Escolher versão",
		product: "Produto",
		dropdown: "Seção",
		anchor: "Áreas",
		item: "Tópicos",
		more: "Mais",
		notice: "Aviso",
		dismiss: "Fechar este aviso",
		previous: "Anterior",
		next: "Próximo",
		menu: "Menu",
		openComment: "1 comentário aberto",
		openComments: "{count} comentários abertos"
	},
	theme: {
		skip: "Ir para o conteúdo",
		theme: "Claro ou escuro",
		pages: "Páginas",
		outline: "Nesta página",
		neighbors: "Página anterior e próxima",
		expand: "Mostrar ou ocultar",
		missing: "Página não encontrada",
		missingHelp: "O endereço pode estar antigo ou incorreto. Procure uma página ou comece do início.",
		start: "Página inicial"
	},
	search: {
		search: "Pesquisar",
		results: "Resultados",
		nothing: "Nenhuma página encontrada."
	}
};
//#endregion
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
//#region src/generators/view/words/simplified-chinese.ts
const simplifiedChinese = {
	navigation: {
		deprecated: "已弃用",
		breadcrumbs: "导航路径",
		sections: "栏目",
		language: "选择语言",
		version: "选择版本",
		product: "产品",
		dropdown: "栏目",
		anchor: "分区",
		item: "主题",
		more: "更多",
		notice: "通知",
		dismiss: "关闭通知",
		previous: "上一页",
		next: "下一页",
		menu: "菜单",
		openComment: "1 条未处理的评论",
		openComments: "{count} 条未处理的评论"
	},
	theme: {
		skip: "跳到正文",
		theme: "浅色或深色",
		pages: "页面",
		outline: "本页目录",
		neighbors: "上一页和下一页",
		expand: "展开或收起",
		missing: "页面不存在",
		missingHelp: "地址可能已过期或输入有误。请搜索页面，或从首页开始。",
		start: "首页"
	},
	search: {
		search: "搜索",
		results: "搜索结果",
		nothing: "没有找到页面。"
	}
};
//#endregion
//#region src/generators/view/words/spanish.ts
const spanish = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Ruta de navegación",
		sections: "Secciones",
		language: "Seleccionar idioma",
		version: "Seleccionar versión",
		product: "Producto",
		dropdown: "Sección",
		anchor: "Áreas",
		item: "Temas",
		more: "Más",
		notice: "Aviso",
		dismiss: "Cerrar este aviso",
		previous: "Anterior",
		next: "Siguiente",
		menu: "Menú",
		openComment: "1 comentario abierto",
		openComments: "{count} comentarios abiertos"
	},
	theme: {
		skip: "Ir al contenido",
		theme: "Claro u oscuro",
		pages: "Páginas",
		outline: "En esta página",
		neighbors: "Página anterior y siguiente",
		expand: "Mostrar u ocultar",
		missing: "Página no encontrada",
		missingHelp: "La dirección puede ser antigua o estar mal escrita. Busque una página o empiece por el principio.",
		start: "Página de inicio"
	},
	search: {
		search: "Buscar",
		results: "Resultados",
		nothing: "Ninguna página encontrada."
	}
};
//#endregion
//#region src/generators/view/words/traditional-chinese.ts
const traditionalChinese = {
	navigation: {
		deprecated: "已棄用",
		breadcrumbs: "導覽路徑",
		sections: "欄目",
		language: "選擇語言",
		version: "選擇版本",
		product: "產品",
		dropdown: "欄目",
		anchor: "分區",
		item: "主題",
		more: "更多",
		notice: "通知",
		dismiss: "關閉通知",
		previous: "上一頁",
		next: "下一頁",
		menu: "選單",
		openComment: "1 則未處理的留言",
		openComments: "{count} 則未處理的留言"
	},
	theme: {
		skip: "跳到正文",
		theme: "淺色或深色",
		pages: "頁面",
		outline: "本頁目錄",
		neighbors: "上一頁和下一頁",
		expand: "展開或收合",
		missing: "找不到頁面",
		missingHelp: "網址可能已過期或輸入有誤。請搜尋頁面，或從首頁開始。",
		start: "首頁"
	},
	search: {
		search: "搜尋",
		results: "搜尋結果",
		nothing: "沒有找到頁面。"
	}
};
//#endregion
//#region src/generators/view/words.ts
/** By language, or by language and script. All other languages use English. */
const translations = {
	ar: arabic,
	de: german,
	en: english,
	es: spanish,
	fr: french,
	it: italian,
	ja: japanese,
	ko: korean,
	pt: portuguese,
	ru: russian,
	zh: simplifiedChinese,
	"zh-Hant": traditionalChinese,
	"zh-TW": traditionalChinese
};
/** @param code Language code of `docs.json`. */
function wordsOf(code) {
	const { htmlLang } = languageOf(code ?? "en");
	const [language = ""] = htmlLang.split("-");
	return translations[htmlLang] ?? translations[language] ?? english;
}
function navigationLabels(code) {
	return wordsOf(code).navigation;
}
/** Language codes that the site's navigation uses. */
function languagesOf({ sidebars }) {
	return [...new Set(sidebars.flatMap(({ context }) => context.language ?? []))];
}
/** Language of a page. `undefined` if the page's navigation has no languages. */
function htmlLanguage(page) {
	const code = page?.placements[0]?.context.language;
	if (code === void 0) return void 0;
	const { htmlLang, direction } = languageOf(code);
	return {
		lang: htmlLang,
		dir: direction
	};
}
//#endregion
export { wordsOf as i, languagesOf as n, navigationLabels as r, htmlLanguage as t };
