import { measureTextHeight, textHeights } from 'ol/render/canvas.js';
import { clear } from 'ol/obj.js';
import { withHeight } from './text-height.ts';

test('[REL-137] the height of a text needs no innerHTML, which Trusted Types forbid, also after a font was loaded', () => {
  const font = '650 14px sans-serif';
  const metrics = { fontBoundingBoxAscent: 13.4, fontBoundingBoxDescent: 3.4 };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ measureText: () => metrics } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  const set = jest.spyOn(Element.prototype, 'innerHTML', 'set');
  expect(withHeight(font)).toBe(font);
  expect(withHeight(font)).toBe(font);
  expect(measureTextHeight(font)).toBe(17);
  clear(textHeights);
  expect(measureTextHeight(font)).toBe(17);
  expect(set).not.toHaveBeenCalled();
});
