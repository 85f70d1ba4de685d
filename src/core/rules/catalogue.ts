import { baseMissing } from './base-missing.ts';
import { configDuplicateKey } from './config-duplicate-key.ts';
import { configMissing } from './config-missing.ts';
import { configNonstandard } from './config-nonstandard.ts';
import { configSyntax } from './config-syntax.ts';
import { defaultConflict } from './default-conflict.ts';
import { dialectComponentUnknown } from './dialect-component-unknown.ts';
import { dialectIconUnknown } from './dialect-icon-unknown.ts';
import { dialectImportMissing } from './dialect-import-missing.ts';
import { dialectLinkMissing } from './dialect-link-missing.ts';
import { dialectNameUnknown } from './dialect-name-unknown.ts';
import { dialectPartFailed } from './dialect-part-failed.ts';
import { dialectSyntax } from './dialect-syntax.ts';
import { elementEmpty } from './element-empty.ts';
import { endpointAmbiguous } from './endpoint-ambiguous.ts';
import { endpointDuplicate } from './endpoint-duplicate.ts';
import { endpointExcluded } from './endpoint-excluded.ts';
import { endpointMethod } from './endpoint-method.ts';
import { endpointMissing } from './endpoint-missing.ts';
import { endpointNoSpec } from './endpoint-no-spec.ts';
import { endpointSyntax } from './endpoint-syntax.ts';
import { feedbackFailed } from './feedback-failed.ts';
import { feedbackOpen } from './feedback-open.ts';
import { feedbackPartial } from './feedback-partial.ts';
import { feedbackRefused } from './feedback-refused.ts';
import { feedbackStale } from './feedback-stale.ts';
import { feedbackUnhelpful } from './feedback-unhelpful.ts';
import { feedbackUnmatched } from './feedback-unmatched.ts';
import { feedbackUnwritable } from './feedback-unwritable.ts';
import { fieldEmpty } from './field-empty.ts';
import { fieldMisplaced } from './field-misplaced.ts';
import { fieldMissing } from './field-missing.ts';
import { fieldType } from './field-type.ts';
import { fieldUnknown } from './field-unknown.ts';
import { fieldValue } from './field-value.ts';
import { frontmatterSyntax } from './frontmatter-syntax.ts';
import { generatorAddress } from './generator-address.ts';
import { generatorFile } from './generator-file.ts';
import { generatorNavigation } from './generator-navigation.ts';
import { generatorPackage } from './generator-package.ts';
import { generatorRedirect } from './generator-redirect.ts';
import { generatorSetting } from './generator-setting.ts';
import { hrefMissing } from './href-missing.ts';
import { ignoreUnused } from './ignore-unused.ts';
import { languageUnknown } from './language-unknown.ts';
import { linkAnchor } from './link-anchor.ts';
import { linkExternal } from './link-external.ts';
import { linkLocal } from './link-local.ts';
import { linkMissing } from './link-missing.ts';
import { linkRelative } from './link-relative.ts';
import { linkUnsafe } from './link-unsafe.ts';
import { mdxSyntax } from './mdx-syntax.ts';
import { nameDuplicate } from './name-duplicate.ts';
import { navigationMissing } from './navigation-missing.ts';
import { pageDuplicate } from './page-duplicate.ts';
import { pageEndpointMissing } from './page-endpoint-missing.ts';
import { pageExtension } from './page-extension.ts';
import { pageFolder } from './page-folder.ts';
import { pageIgnored } from './page-ignored.ts';
import { pageLetterCase } from './page-letter-case.ts';
import { pageMissing } from './page-missing.ts';
import { pagePath } from './page-path.ts';
import { pageTooComplex } from './page-too-complex.ts';
import { pageTwin } from './page-twin.ts';
import { pageUnlisted } from './page-unlisted.ts';
import { pageUnreadable } from './page-unreadable.ts';
import { patternConflict } from './pattern-conflict.ts';
import { redirectChain } from './redirect-chain.ts';
import { redirectDuplicate } from './redirect-duplicate.ts';
import { redirectLoop } from './redirect-loop.ts';
import { redirectShadow } from './redirect-shadow.ts';
import { redirectSource } from './redirect-source.ts';
import { redirectTarget } from './redirect-target.ts';
import { refCycle } from './ref-cycle.ts';
import { refMissing } from './ref-missing.ts';
import { refOutsideRoot } from './ref-outside-root.ts';
import { routeConflict } from './route-conflict.ts';
import { routeLost } from './route-lost.ts';
import { routeShortened } from './route-shortened.ts';
import { routeSuffixed } from './route-suffixed.ts';
import { routeUnsafe } from './route-unsafe.ts';
import { sourceUnsupported } from './source-unsupported.ts';
import { specBlocked } from './spec-blocked.ts';
import { specInvalid } from './spec-invalid.ts';
import { specMissing } from './spec-missing.ts';
import { specReference } from './spec-reference.ts';
import { specSyntax } from './spec-syntax.ts';
import { specUnreachable } from './spec-unreachable.ts';
import { specUnsupported } from './spec-unsupported.ts';
import { specUnused } from './spec-unused.ts';
import { variableUnknown } from './variable-unknown.ts';

/** Every rule by the theme that it belongs to, and by its code. Order: as a run comes upon them. */
export const themes = {
  /** Files that cannot be read as they are written. */
  reading: {
    'config-missing': configMissing,
    'config-syntax': configSyntax,
    'config-nonstandard': configNonstandard,
    'config-duplicate-key': configDuplicateKey,
    'variable-unknown': variableUnknown,
    'ref-missing': refMissing,
    'ref-outside-root': refOutsideRoot,
    'ref-cycle': refCycle,
    'ignore-unused': ignoreUnused,
  },
  /** What elements contain. */
  shape: {
    'navigation-missing': navigationMissing,
    'pattern-conflict': patternConflict,
    'field-type': fieldType,
    'field-missing': fieldMissing,
    'field-empty': fieldEmpty,
    'field-value': fieldValue,
    'field-unknown': fieldUnknown,
    'field-misplaced': fieldMisplaced,
    'language-unknown': languageUnknown,
    'name-duplicate': nameDuplicate,
    'default-conflict': defaultConflict,
    'element-empty': elementEmpty,
    'source-unsupported': sourceUnsupported,
  },
  /** Pages and entries. */
  pages: {
    'page-missing': pageMissing,
    'page-letter-case': pageLetterCase,
    'page-extension': pageExtension,
    'page-folder': pageFolder,
    'page-ignored': pageIgnored,
    'page-path': pagePath,
    'page-duplicate': pageDuplicate,
    'page-twin': pageTwin,
    'page-unlisted': pageUnlisted,
    'page-unreadable': pageUnreadable,
    'page-too-complex': pageTooComplex,
    'frontmatter-syntax': frontmatterSyntax,
    'route-lost': routeLost,
    'route-conflict': routeConflict,
  },
  /** Specifications and their endpoints. */
  endpoints: {
    'spec-missing': specMissing,
    'spec-syntax': specSyntax,
    'spec-unsupported': specUnsupported,
    'spec-invalid': specInvalid,
    'spec-unreachable': specUnreachable,
    'spec-blocked': specBlocked,
    'spec-unused': specUnused,
    'spec-reference': specReference,
    'endpoint-missing': endpointMissing,
    'endpoint-method': endpointMethod,
    'endpoint-syntax': endpointSyntax,
    'endpoint-no-spec': endpointNoSpec,
    'endpoint-ambiguous': endpointAmbiguous,
    'endpoint-excluded': endpointExcluded,
    'endpoint-duplicate': endpointDuplicate,
    'page-endpoint-missing': pageEndpointMissing,
    'route-suffixed': routeSuffixed,
    'route-shortened': routeShortened,
    'route-unsafe': routeUnsafe,
  },
  /** Links and redirects. */
  links: {
    'href-missing': hrefMissing,
    'base-missing': baseMissing,
    'link-missing': linkMissing,
    'link-unsafe': linkUnsafe,
    'link-anchor': linkAnchor,
    'link-relative': linkRelative,
    'link-local': linkLocal,
    'link-external': linkExternal,
    'mdx-syntax': mdxSyntax,
    'redirect-loop': redirectLoop,
    'redirect-duplicate': redirectDuplicate,
    'redirect-source': redirectSource,
    'redirect-target': redirectTarget,
    'redirect-shadow': redirectShadow,
    'redirect-chain': redirectChain,
  },
  /** What pages contain that this renderer cannot show as it is meant. */
  dialect: {
    'dialect-component-unknown': dialectComponentUnknown,
    'dialect-name-unknown': dialectNameUnknown,
    'dialect-import-missing': dialectImportMissing,
    'dialect-link-missing': dialectLinkMissing,
    'dialect-part-failed': dialectPartFailed,
    'dialect-syntax': dialectSyntax,
    'dialect-icon-unknown': dialectIconUnknown,
  },
  /** What a generator cannot keep. */
  generators: {
    'generator-setting': generatorSetting,
    'generator-file': generatorFile,
    'generator-navigation': generatorNavigation,
    'generator-redirect': generatorRedirect,
    'generator-address': generatorAddress,
    'generator-package': generatorPackage,
  },
  /** What readers say, and what keeps from asking them. */
  feedback: {
    'feedback-refused': feedbackRefused,
    'feedback-failed': feedbackFailed,
    'feedback-stale': feedbackStale,
    'feedback-partial': feedbackPartial,
    'feedback-unwritable': feedbackUnwritable,
    'feedback-open': feedbackOpen,
    'feedback-unhelpful': feedbackUnhelpful,
    'feedback-unmatched': feedbackUnmatched,
  },
} as const;

/** Every rule by its code: a file each, of the same name. */
export const catalogue = {
  ...themes.reading,
  ...themes.shape,
  ...themes.pages,
  ...themes.endpoints,
  ...themes.links,
  ...themes.dialect,
  ...themes.generators,
  ...themes.feedback,
} as const;
