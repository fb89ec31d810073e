export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
}
export interface StartData {
  readonly posts: readonly Post[];
}
