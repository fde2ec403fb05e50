import { Loaded } from '../../components/screen-states/loaded'
import { useMfAdminGetWordsQuery } from '../../data/content/words-api'
import { adminPaths } from '../../data/places/admin-paths'
import { NewPost } from '../../features/content/words/new-post'
import { WordsList } from '../../features/content/words/words-list'
import { AdminScreen } from '../screen/admin-screen'

/** What the shop says: announcement, banners, pages, recipes and posts. */
function WordsPage() {
  return (
    <AdminScreen title="Words" right="change-words" back={{ to: adminPaths.more, label: 'More' }}>
      <Words />
    </AdminScreen>
  )
}

function Words() {
  const query = useMfAdminGetWordsQuery()
  return (
    <Loaded query={query} what="the words">
      {({ blocks }) => (
        <>
          <NewPost taken={blocks.map(({ block }) => block)} />
          <WordsList blocks={blocks} />
        </>
      )}
    </Loaded>
  )
}

export { WordsPage as Component }
