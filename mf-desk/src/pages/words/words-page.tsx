import { Loaded } from '../../components/screen-states/loaded'
import { deskPaths } from '../../data/places/desk-paths'
import { useMfDeskGetWordsQuery } from '../../data/words/words-api'
import { NewPost } from '../../features/words/new-post'
import { WordsList } from '../../features/words/words-list'
import { DeskScreen } from '../screen/desk-screen'

/** What the shop says: announcement, banners, pages, recipes and posts. */
function WordsPage() {
  return (
    <DeskScreen title="Words" right="change-words" back={{ to: deskPaths.more, label: 'More' }}>
      <Words />
    </DeskScreen>
  )
}

function Words() {
  const query = useMfDeskGetWordsQuery()
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
