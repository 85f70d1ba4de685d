-- Somebody at work in Neovim, without a screen: node, the built command line and a docs folder are in the environment;
-- what is seen goes to a file, a line for each step.
local folder, seen = vim.env.DOCS_FOLDER, {}
local function note(step, what)
  table.insert(seen, step .. ': ' .. what)
  vim.fn.writefile(seen, vim.env.DOCS_SEEN)
end
local function fail(step)
  note(step, 'nothing')
  vim.cmd('cquit 1')
end

vim.cmd('edit ' .. folder .. '/docs.json')
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({
  name = 'docs-json-nav',
  cmd = { vim.env.DOCS_NODE, vim.env.DOCS_CLI, 'lsp', '--stdio' },
  root_dir = folder,
})
vim.lsp.buf_attach_client(buffer, id)
local client
if not vim.wait(30000, function() client = vim.lsp.get_client_by_id(id) return client ~= nil and client.initialized end, 20) then fail('start') end

local function line_with(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local from, to = line:find(text, 1, true)
    if from then return number - 1, from - 1, to end
  end
end
local function ask(method, params)
  local answer = client.request_sync(method, params, 30000, buffer)
  if not answer or answer.err then fail(method) end
  return answer.result
end
local function wait_for(step, test)
  if not vim.wait(30000, test, 20) then fail(step) end
end

-- A wrong path is typed.
local row, from, to = line_with('guides/start')
vim.api.nvim_buf_set_text(buffer, row, from, row, to, { 'guides/strat' })
wait_for('finding', function() return #vim.diagnostic.get(buffer) == 1 end)
note('finding', vim.diagnostic.get(buffer)[1].message:gsub('\n', ' '))

-- The first answer is taken.
vim.ui.select = function(items, _, choose)
  note('offered', tostring(#items))
  choose(items[1], 1)
end
vim.api.nvim_win_set_cursor(0, { row + 1, from + 2 })
vim.lsp.buf.code_action()
wait_for('code action', function() return line_with('guides/start') ~= nil end)
wait_for('after it', function() return #vim.diagnostic.get(buffer) == 0 end)
note('code action', vim.trim(vim.api.nvim_buf_get_lines(buffer, row, row + 1, false)[1]))

-- A page is listed.
row, _, to = line_with('"guides/start"')
vim.api.nvim_buf_set_text(buffer, row, to, row, to, { ', ""' })
vim.api.nvim_win_set_cursor(0, { row + 1, to + 3 })
local list = ask('textDocument/completion', vim.lsp.util.make_position_params(0, 'utf-16'))
note('completion', list.items[1].label .. ' (' .. list.items[1].detail .. ')')
vim.lsp.util.apply_text_edits({ list.items[1].textEdit }, buffer, 'utf-16')
wait_for('listed', function() return line_with('guides/new') ~= nil end)

-- Its file gets another name.
local function uri(file) return vim.uri_from_fname(folder .. '/' .. file) end
local edit = ask('workspace/willRenameFiles', { files = { { oldUri = uri('guides/new.mdx'), newUri = uri('learn/newer.mdx') } } })
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
vim.cmd('wall')
vim.fn.mkdir(folder .. '/learn')
vim.loop.fs_rename(folder .. '/guides/new.mdx', folder .. '/learn/newer.mdx')
wait_for('after the move', function() return #vim.diagnostic.get(buffer) == 0 end)
note('rename', tostring(#edit.documentChanges) .. ' files')

-- What a line means.
row, from = line_with('learn/newer')
vim.api.nvim_win_set_cursor(0, { row + 1, from + 2 })
local hover = ask('textDocument/hover', vim.lsp.util.make_position_params(0, 'utf-16'))
note('hover', vim.split(hover.contents.value, '\n')[1])
vim.cmd('qall!')
