export const visibilityHookName = 'docs-json-nav.py';

/**
 * Python module for `hooks` of `mkdocs.yml`. Applies what the front matter of hidden pages says: Material leaves pages
 * out of its search only from version 9, and has no setting for the sitemap or for `robots` of a page.
 */
export const visibilityHook = `"""Leaves hidden pages out of the search, the sitemap and search engines, as their front matter says."""

import json
from pathlib import Path

_unsearchable_urls = set()


def _excludes(page, name):
    setting = page.meta.get(name)
    return isinstance(setting, dict) and setting.get("exclude") is True


def on_env(env, config, files):
    pages = [file.page for file in files.documentation_pages()]
    _unsearchable_urls.clear()
    _unsearchable_urls.update(page.url for page in pages if page is not None and _excludes(page, "search"))


def on_template_context(context, template_name, config):
    if template_name == "sitemap.xml":
        context["pages"] = [file for file in context["pages"] if not _excludes(file.page, "sitemap")]


def on_post_page(output, page, config):
    if page.meta.get("robots") == "noindex":
        return output.replace("</head>", '<meta name="robots" content="noindex"></head>', 1)


def on_post_build(config):
    index = Path(config["site_dir"], "search", "search_index.json")
    if not index.is_file():
        return
    search = json.loads(index.read_text(encoding="utf-8"))
    search["docs"] = [entry for entry in search["docs"] if entry["location"].split("#")[0] not in _unsearchable_urls]
    index.write_text(json.dumps(search, sort_keys=True, separators=(",", ":")), encoding="utf-8")
`;
