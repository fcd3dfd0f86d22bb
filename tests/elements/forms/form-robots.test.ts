import { expect } from '@open-wc/testing';
import '../../../elements/forms/form/form';
import { expectWarning } from '../../support/console';
import { until } from '../../support/test-element';
import { type FormServer, openServer } from './form-server';
import { closeServer } from '../../support/fake-server';
import { eventDetails, putForm, texts, the, type } from './put-form';

let server: FormServer;
const clock = performance.now;
beforeEach(() => void (server = openServer()));
afterEach(() => {
  closeServer();
  performance.now = clock;
});

const ROBOT = [{ reason: 'robot', status: 0, errors: [] }];

describe('A form that a robot fills in', () => {
  it('is not sent when the honeypot has content, and the robot is told that it was', async () => {
    const { host, button, form } = putForm('<input name="a"><input name="website">', {
      more: 'honeypot="website"',
    });
    const failed = eventDetails(host, 'wb-form-failed');
    type(the(form, '[name=website]'), 'https://spam.example');
    button.click();
    await until(() => texts(host).length > 0);
    expect(texts(host)).to.deep.equal(['Your email was sent successfully']);
    expect(server.sent).to.deep.equal([]);
    expect(failed).to.deep.equal(ROBOT);
  });

  it('is not sent when it was done too fast, and is when more time has passed', async () => {
    const { host, button } = putForm('<input name="a" value="x">', { more: 'min-fill-time="3"' });
    const failed = eventDetails(host, 'wb-form-failed');
    button.click();
    await until(() => texts(host).length > 0);
    expect(texts(host)).to.deep.equal(['Your email was not sent', 'Please try again in a moment.']);
    expect(server.sent).to.deep.equal([]);
    expect(failed).to.deep.equal(ROBOT);
    expect(the(host, 'input').value).to.equal('x');
    performance.now = () => clock.call(performance) + 3000;
    button.click();
    await until(() => server.sent.length === 1);
  });

  it('is like any other where neither is asked for', async () => {
    const { button, form } = putForm('<input name="website">');
    type(the(form, 'input'), 'https://mine.example');
    button.click();
    await until(() => server.sent.length === 1);
  });

  it('goes without a captcha that has no key, and its author is told', async () => {
    expectWarning(/captcha="hcaptcha"> has no sitekey/);
    const { button } = putForm('<input name="a">', { more: 'captcha="hcaptcha"' });
    button.click();
    await until(() => server.sent.length === 1);
  });
});
