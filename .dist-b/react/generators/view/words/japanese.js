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
export { japanese };
