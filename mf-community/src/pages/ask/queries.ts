import { graphql } from '../../graphql.ts';

export const readPlace = graphql(`
  query AskPlace($location: String!) { locationQAndAIndex(locationUniqueUri: $location) { location { name slug label
    type } } }`);

export const writeQuestion = graphql(`
  mutation AskQuestion($location: String!, $input: QuestionInput!, $key: String) { askQuestion(locationUniqueUri:
    $location, input: $input, idempotencyKey: $key) { uri } }`);

export const readSimilar = graphql(`
  query SimilarQuestions($title: String!, $location: String) { similarQuestions(title: $title,
    locationUniqueUri: $location, take: 4) { postId uri title replyCount location { name } } }`);
