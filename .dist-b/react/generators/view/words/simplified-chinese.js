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
export { simplifiedChinese };
