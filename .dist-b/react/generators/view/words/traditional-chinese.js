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
export { traditionalChinese };
