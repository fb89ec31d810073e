/** The topics of questions about a location. `name` is used in addresses and in the data. */
export const questionTopics = [
  { name: 'schools', label: 'Schools and childcare' },
  { name: 'transport', label: 'Transport and parking' },
  { name: 'safety', label: 'Safety' },
  { name: 'lifestyle', label: 'Lifestyle' },
  { name: 'neighbours', label: 'Neighbours' },
  { name: 'environment', label: 'Noise, weather and nature' },
  { name: 'services', label: 'Council and services' },
  { name: 'costs', label: 'Costs' },
  { name: 'buying', label: 'Buying and selling' },
  { name: 'renting', label: 'Renting' },
  { name: 'building', label: 'Building and renovating' },
] as const;

export type QuestionTopic = (typeof questionTopics)[number]['name'];

/** Topics that one question may have. */
export const mostQuestionTopics = 3;

export const questionTopicNames: readonly QuestionTopic[] = questionTopics.map(({ name }) => name);
export const questionTopic = (text: string): (typeof questionTopics)[number] | undefined =>
  questionTopics.find(({ name }) => name === text);
