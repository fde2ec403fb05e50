import { Card, CardList } from '../../components/cards/card-list'
import { Loaded } from '../../components/screen-states/loaded'
import { useMfDeskGetAnswerTemplatesQuery } from '../../data/inbox/inbox-api'
import { deskPaths } from '../../data/places/desk-paths'
import { TemplateForm } from '../../features/templates/template-form'
import { DeskScreen } from '../screen/desk-screen'

/** Texts that answers begin with. */
function TemplatesPage() {
  return (
    <DeskScreen
      title="Texts for answers"
      right="answer-people"
      back={{ to: deskPaths.inbox, label: 'the inbox' }}
    >
      <Templates />
    </DeskScreen>
  )
}

function Templates() {
  const query = useMfDeskGetAnswerTemplatesQuery()
  return (
    <Loaded query={query} what="the texts">
      {({ templates }) => (
        <>
          {templates.length === 0 && <p>There is no text yet.</p>}
          <CardList label="Texts for answers">
            {templates.map((template) => (
              <Card key={template.name}>
                <TemplateForm template={template} />
              </Card>
            ))}
            <Card>
              <TemplateForm />
            </Card>
          </CardList>
        </>
      )}
    </Loaded>
  )
}

export { TemplatesPage as Component }
