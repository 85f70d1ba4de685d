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
export { arabic };
