/** Elements of HTML, SVG and MathML that a page may hold as they are. */
export const elementNames: ReadonlySet<string> = new Set(
  (
    'a abbr address article aside audio b bdi bdo big blockquote br button canvas caption center cite code col ' +
    'colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend li main map area mark menu meter nav ' +
    'object ol optgroup option output p param picture pre progress q rp rt ruby s samp section select small source ' +
    'span strike strong sub summary sup table tbody td textarea tfoot th thead time tr track tt u ul var video wbr ' +
    'svg g path circle ellipse line polyline polygon rect text tspan textpath defs symbol use image marker mask ' +
    'pattern clippath lineargradient radialgradient stop filter fegaussianblur feoffset feblend fecolormatrix ' +
    'femerge femergenode animate animatetransform foreignobject title desc ' +
    'math mi mn mo ms mtext mrow msup msub msubsup mfrac msqrt mroot mtable mtr mtd munder mover munderover mspace'
  ).split(' '),
);

/** Elements without content, which are never closed. */
export const voidElements: ReadonlySet<string> = new Set(
  'area br col embed hr img input link meta param source track wbr'.split(' '),
);
