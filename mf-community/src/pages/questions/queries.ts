import { entryFragment } from '../../features/questions/question.ts';
import { graphql } from '../../graphql.ts';

/** Questions about all locations, the panels beside them, and the most frequent locations and topics. */
export const readQuestions = graphql(
  `query Questions($sort: QuestionSort!, $page: Int!, $topic: QuestionTopic, $kind: QuestionKind!, $term: String!) {
    qAndAIndex {
      questions(sortOrder: $sort, page: $page, take: 15, topic: $topic, kind: $kind,
        term: $term) { total results { ...QuestionEntry } pagination { totalPages } }
      popular { ...QuestionEntry } unanswered { ...QuestionEntry }
      places: locations { questionCount location { name slug label } } topics { topic questionCount }
    }
  }`,
  [entryFragment],
);

/** Questions about one suburb; null if the suburb is unknown. */
export const readPlaceQuestions = graphql(
  `query PlaceQuestions($location: String!, $sort: QuestionSort!, $page: Int!, $topic: QuestionTopic,
    $kind: QuestionKind!, $term: String!) {
    locationQAndAIndex(locationUniqueUri: $location, sortOrder: $sort, page: $page) { location { name slug label }
      questions(take: 15, topic: $topic, kind: $kind, term: $term) { total results { ...QuestionEntry } pagination {
      totalPages } } }
  }`,
  [entryFragment],
);
