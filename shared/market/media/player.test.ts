import { playerOf, playerOrigins } from './player.ts';

test('[LIST-01] links of YouTube, Vimeo and Matterport as agents write them play on the page', () => {
  const frames = (links: readonly string[]) => links.map((link) => playerOf(link)?.frame);
  const film = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
  expect(
    frames([
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
      'http://youtu.be/dQw4w9WgXcQ?si=x',
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ]),
  ).toEqual([film, film, film, film, film]);
  expect(
    frames([
      'https://vimeo.com/76979871',
      'https://vimeo.com/76979871/abcdef1234',
      'https://player.vimeo.com/video/76979871?h=abcdef1234',
    ]),
  ).toEqual([
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef1234',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef1234',
  ]);
  expect(playerOf('https://my.matterport.com/show/?m=SxQL3iGyoDo')).toEqual({
    provider: 'Matterport',
    frame: 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  });
});

test('[LIST-01] a frame is only ever of a known player, whatever the link', () => {
  const others = [
    'https://videos.example/1',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/@channel',
    'https://vimeo.com/ondemand/film',
    'https://my.matterport.com/show/?m=../../x',
    'not a link',
    '',
    'ftp://youtu.be/dQw4w9WgXcQ',
  ];
  expect(others.map(playerOf)).toEqual(others.map(() => null));
  for (const link of [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
  ])
    expect(playerOrigins).toContain(new URL(playerOf(link)?.frame ?? '').origin);
});
