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
export { korean };
